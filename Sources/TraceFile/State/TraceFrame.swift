/// A live call of a function and the variables that it has bound.
public struct TraceFrame: Hashable, Sendable {
  /// A bound variable.
  public struct Binding: Hashable, Sendable {
    public var slot: Int
    public var value: TraceValue
  }

  public var function: Int
  /// The call's number, in the order of the calls.
  public var call: Int
  /// The line that runs next in it; 0 before its first.
  public var line: Int
  /// The bound slots, by id.
  public var bindings: [Binding] = []

  public subscript(slot: Int) -> TraceValue? {
    let place = insertionPlace(of: slot)
    guard place < bindings.count, bindings[place].slot == slot else { return nil }
    return bindings[place].value
  }

  /// Where a slot is or would be inserted.
  func insertionPlace(of slot: Int) -> Int {
    if let last = bindings.last, last.slot < slot { return bindings.count }
    var (low, high) = (0, bindings.count)
    while low < high {
      let middle = (low + high) / 2
      if bindings[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
