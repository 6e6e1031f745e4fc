/// The CPU times of one program on inputs of rising size.
public struct GrowthCurve: Sendable, Hashable, Codable {
  /// `yours`, `fast` or `brute`.
  public var program: String
  /// The sizes of the inputs that it answered, rising.
  public var sizes: [Int]
  /// Of each size the least CPU time that was measured.
  public var milliseconds: [Double]
  /// The size at which it was stopped, as it took too long.
  public var stoppedAt: Int?

  public init(program: String, sizes: [Int], milliseconds: [Double], stoppedAt: Int? = nil) {
    self.program = program
    self.sizes = sizes
    self.milliseconds = milliseconds
    self.stoppedAt = stoppedAt
  }
}
