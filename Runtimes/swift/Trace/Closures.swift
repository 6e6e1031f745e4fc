// A closure of one expression stays one: what is told stands in arguments around it. Nothing here is overloaded,
// for overloads could decide the types of a closure's parameters, which the expression alone must decide.

/// Tells that a call of a closure begins, and its line.
public func _djO(_ closure: Int, _ line: Int) {
  _djEnter(closure)
  _djS(line)
}

/// Tells what a slot or property holds.
public func _djM<T>(_ code: Int, _ value: borrowing T) { _djV(code, value) }

/// Tells that a call of a closure ends with this value, and passes it on.
public func _djY<Before, T, After>(_ before: Before, _ value: T, _ after: After) -> T {
  if T.self != Void.self { _ = _djR(value) }
  _djExit()
  return value
}
