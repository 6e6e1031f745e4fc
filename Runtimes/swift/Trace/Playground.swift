#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The compiler's playground pass (`-playground`) puts calls of these behind the learner's statements. It serves where
// no text could be inserted. A statement is told when it has run, so a step's output may come before it.

/// A body or block, by its lines and columns.
private struct Place: Hashable {
  var line, column, endLine, endColumn: Int
}

/// Functions by their bodies, from FOCUS_TRACE_SCOPES=`line:column:endLine:endColumn=function,…`; a place of zeros is
/// that of a program's top level.
nonisolated(unsafe) private var functions: [Place: Int] = [:]
/// The calls that have not ended.
nonisolated(unsafe) private var calls: [Place] = []
nonisolated(unsafe) private var slots: [Int: [String: Int]] = [:]
nonisolated(unsafe) private var slotCount = 0
/// Where the latest statement stands.
nonisolated(unsafe) private var latest = (line: 0, column: 0)
private let top = Place(line: 0, column: 0, endLine: 0, endColumn: 0)

/// Whether this thread is the one that is recorded.
private func listens() -> Bool {
  if mode == .unopened {
    openTape()
    readFunctions()
  }
  return mode != .off && isHolder && !isBusy
}

private func readFunctions() {
  guard let text = getenv("FOCUS_TRACE_SCOPES") else { return }
  for entry in String(cString: text).split(separator: ",") {
    let numbers = entry.split { $0 == ":" || $0 == "=" }.compactMap { Int($0) }
    guard numbers.count == 5 else { continue }
    let place = Place(
      line: numbers[0], column: numbers[1], endLine: numbers[2], endColumn: numbers[3])
    functions[place] = numbers[4]
  }
}

public func __builtin_log_scope_entry(
  _ line: Int, _ endLine: Int, _ column: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  let place = Place(line: line, column: column, endLine: endLine, endColumn: endColumn)
  guard listens() else { return nil }
  latest = (0, 0)
  guard let function = functions[place] else { return nil }
  calls.append(place)
  _djEnter(function)
  return nil
}

public func __builtin_log_scope_exit(
  _ line: Int, _ endLine: Int, _ column: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  let place = Place(line: line, column: column, endLine: endLine, endColumn: endColumn)
  guard listens() else { return nil }
  latest = (0, 0)
  guard let call = calls.lastIndex(of: place) else { return nil }
  while calls.count > call { leave() }
  return nil
}

public func __builtin_log_with_id<T>(
  _ value: T, _ name: String, _ id: Int, _ line: Int, _ endLine: Int, _ column: Int,
  _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  guard listens(), let function = function(at: line) else { return nil }
  tellStep(line, column)
  if !name.isEmpty { tell(value, slot(name, of: function)) }
  return nil
}

public func __builtin_postPrint(
  _ line: Int, _ endLine: Int, _ column: Int, _ endColumn: Int, _ module: Int, _ file: Int
) -> AnyObject? {
  guard listens(), function(at: line) != nil else { return nil }
  tellStep(line, column)
  return nil
}

public func __builtin_send_data(_ object: AnyObject?) {}

private func leave() {
  calls.removeLast()
  _djExit()
}

/// The function that a line belongs to; calls that an error ended are left first.
private func function(at line: Int) -> Int? {
  while let call = calls.last, line < call.line || line > call.endLine { leave() }
  return functions[calls.last ?? top]
}

private func tellStep(_ line: Int, _ column: Int) {
  // What one statement binds comes from left to right.
  if line != latest.line || column <= latest.column { _djS(line) }
  latest = (line, column)
}

private func slot(_ name: String, of function: Int) -> Int {
  if let known = slots[function]?[name] { return known }
  let slot = slotCount
  slotCount += 1
  slots[function, default: [:]][name] = slot
  guard isRecording, hasRoom(name.utf8.count + 64) else { return slot }
  var place = cursor.unsafelyUnwrapped
  putByte(Op.slot, at: &place)
  putNumber(slot, at: &place)
  putNumber(function, at: &place)
  var name = name
  name.withUTF8 { bytes in
    putNumber(bytes.count, at: &place)
    place.update(from: bytes.baseAddress.unsafelyUnwrapped, count: bytes.count)
    place += bytes.count
  }
  putNumber(0, at: &place)
  cursor = place
  return slot
}

private func tell<T>(_ value: T, _ slot: Int) {
  guard isRecording, let target = Target(slot) else { return }
  guard plan(of: T.self) is OpaquePlan else { return _djV(slot, value) }
  beginLooking()
  pen = penStart
  penOpaque(described(value, depth: 0))
  endLooking()
  tellWhole(target, finishedValue())
}

/// A value of a type that cannot write itself, in words; none of the learner's own code runs.
private func described(_ value: Any, depth: Int) -> String {
  switch value {
  case let value as Int: return "\(value)"
  case let value as Double: return "\(value)"
  case let value as Bool: return "\(value)"
  case let value as String: return "\"\(value)\""
  default: break
  }
  let name = _typeName(type(of: value), qualified: false)
  if depth > 2 || value is any CustomReflectable { return name }
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .class { return name }
  let parts = mirror.children.prefix(8).map { child in
    (child.label.map { "\($0): " } ?? "") + described(child.value, depth: depth + 1)
  }
  return "\(name)(\(parts.joined(separator: ", ")))"
}
