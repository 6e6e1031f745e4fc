internal import Domain

/// Replays a class made of a list of weights whose one method draws an index: each must come
/// about as often as its weight says.
func judgeWeightedIndex(_ actual: Value, input: [Value]) -> Judgement {
  guard input.count == 2, let answers = actual.elements,
    answers.count == input[0].elements?.count,
    let weights = input[1].elements?.first?.elements?.first?.integers
  else { return .refused("The record of the calls is missing.") }
  var counts = [Int](repeating: 0, count: weights.count)
  for (call, answer) in answers.enumerated().dropFirst() {
    guard let index = answer.integer, counts.indices.contains(index) else {
      return .refused("Call \(call) gave \(answer.quoted), which isn't an index.")
    }
    counts[index] += 1
  }
  let (drawn, total) = (answers.count - 1, weights.reduce(0, +))
  // Seldom ones are counted together, since few draws say nothing about each.
  var groups: [(count: Int, share: Double)] = [(0, 0)]
  for (index, weight) in weights.enumerated() {
    let share = Double(weight) / Double(total)
    if share * Double(drawn) >= 10 {
      groups.append((counts[index], share))
    } else {
      groups[0].count += counts[index]
      groups[0].share += share
    }
  }
  // Less than 10 are expected: 60 come but once in a billion billion times.
  if groups[0].share * Double(drawn) < 10 {
    guard groups.removeFirst().count < 60 else {
      return .refused("Indices with a small weight come far too often.")
    }
  }
  guard groups.count > 1, isUneven(groups.map(\.count), shares: groups.map(\.share)) else {
    return .accepted
  }
  return .refused("The indices don't come as often as their weights say.")
}
