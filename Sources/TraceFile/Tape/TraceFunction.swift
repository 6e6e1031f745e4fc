/// A function of the traced program; number 0 is its top level.
public struct TraceFunction: Hashable, Sendable, Codable {
  public var id: Int
  public var name: String
  /// The first line.
  public var line: Int
  public var endLine: Int
  /// The slots of the parameters, in order.
  public var parameters: [Int]

  public init(id: Int, name: String, line: Int, endLine: Int, parameters: [Int]) {
    (self.id, self.name, self.parameters) = (id, name, parameters)
    (self.line, self.endLine) = (line, endLine)
  }
}
