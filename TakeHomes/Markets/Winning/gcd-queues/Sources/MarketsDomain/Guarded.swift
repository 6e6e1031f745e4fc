import Dispatch

/// A value that is only touched on its own serial queue.
public final class Guarded<Value>: @unchecked Sendable {
  private let queue: DispatchQueue
  private var value: Value

  public init(_ value: Value, label: String) {
    self.value = value
    queue = DispatchQueue(label: label)
  }

  public func sync<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try queue.sync { try body(&value) }
  }
}
