internal import Domain

/// Accepts any order of all letters by which the words are sorted, and the empty text if and only
/// if there is none.
func judgeLetterOrder(_ actual: Value, input: [Value]) -> Judgement {
  guard let words = input.first?.elements?.map({ Array(($0.text ?? "").unicodeScalars) }) else {
    return .refused("The case isn't a list of words.")
  }
  guard let answer = actual.text else { return .refused("The answer must be a string.") }
  let letters = Set(words.joined())
  let isPossible = hasLetterOrder(words, letters.sorted())
  guard isPossible else {
    return answer.isEmpty ? .accepted : .refused("No order exists: the answer must be empty.")
  }
  let order = Array(answer.unicodeScalars)
  guard order.count == letters.count, Set(order) == letters else {
    return .refused("The answer must contain every letter of the words once.")
  }
  let ranks = Dictionary(zip(order, 0...)) { first, _ in first }
  for (word, next) in zip(words, words.dropFirst()) {
    let (left, right) = (word.map { ranks[$0] ?? 0 }, next.map { ranks[$0] ?? 0 })
    if right.lexicographicallyPrecedes(left) {
      return .refused("By this order \(text(next)) would come before \(text(word)).")
    }
  }
  return .accepted
}

private func hasLetterOrder(_ words: [[Unicode.Scalar]], _ letters: [Unicode.Scalar]) -> Bool {
  let numbers = Dictionary(zip(letters, 0...)) { first, _ in first }
  var pairs: [(from: Int, to: Int)] = []
  for (word, next) in zip(words, words.dropFirst()) {
    if let (left, right) = zip(word, next).first(where: { $0 != $1 }) {
      pairs.append((numbers[right] ?? 0, numbers[left] ?? 0))
    } else if word.count > next.count {
      return false
    }
  }
  return !hasCycle(count: letters.count, pairs: pairs)
}

private func text(_ letters: [Unicode.Scalar]) -> String {
  "\"" + letters.map(String.init).joined() + "\""
}
