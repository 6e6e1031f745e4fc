internal import Domain

/// Replays the calls of a set with `insert`, `remove` and `getRandom`: the first two must be
/// right, the third must give members, each near its share.
func judgeRandomizedSet(_ actual: Value, input: [Value]) -> Judgement {
  guard input.count == 2, let names = input[0].elements, let arguments = input[1].elements,
    names.count == arguments.count
  else { return .refused("The case isn't a list of calls.") }
  guard let answers = actual.elements, answers.count == names.count else {
    return .refused("The record of the calls is missing.")
  }
  var record = RandomizedSetRecord()
  for index in names.indices.dropFirst() {
    let argument = arguments[index].elements?.first?.integer
    if let reason = record.add(names[index].text ?? "", argument, answer: answers[index]) {
      return .refused("Call \(index): \(reason)")
    }
  }
  return record.endOfPeriod().map(Judgement.refused) ?? .accepted
}

private struct RandomizedSetRecord {
  var members: Set<Int> = []
  /// How often each member came since the set changed last.
  var draws: [Int: Int] = [:]

  /// What is wrong with a call's answer, or nil.
  mutating func add(_ name: String, _ argument: Int?, answer: Value) -> String? {
    switch (name, argument) {
    case ("insert", let number?):
      return change(number, inserts: true, isChange: !members.contains(number), answer: answer)
    case ("remove", let number?):
      return change(number, inserts: false, isChange: members.contains(number), answer: answer)
    case ("getRandom", nil):
      guard let number = answer.integer, members.contains(number) else {
        return "getRandom gave \(answer.quoted), which is not in the set."
      }
      draws[number, default: 0] += 1
      return nil
    default:
      return "unknown method \(name)."
    }
  }

  private mutating func change(
    _ number: Int, inserts: Bool, isChange: Bool, answer: Value
  ) -> String? {
    guard answer == .bool(isChange) else {
      return "\(inserts ? "insert" : "remove")(\(number)) gave \(answer.quoted), not \(isChange)."
    }
    guard isChange else { return nil }
    let unfair = endOfPeriod()
    draws = [:]
    if inserts { members.insert(number) } else { members.remove(number) }
    return unfair
  }

  /// What is unfair about the draws since the last change, or nil.
  func endOfPeriod() -> String? {
    let total = draws.values.reduce(0, +)
    guard members.count > 1, total >= 10 * members.count else { return nil }
    let shares = [Double](repeating: 1 / Double(members.count), count: members.count)
    guard isUneven(members.map { draws[$0] ?? 0 }, shares: shares) else { return nil }
    return "getRandom doesn't return every member equally often: of \(total) draws from "
      + "\(members.count) members one came \(draws.values.max() ?? 0) times, one "
      + "\(members.map { draws[$0] ?? 0 }.min() ?? 0) times."
  }
}
