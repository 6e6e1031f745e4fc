internal import Domain

/// Accepts any shortest part of the first text that holds all letters of the second, and the
/// empty one if and only if there is none.
func judgeShortestWindow(_ actual: Value, input: [Value]) -> Judgement {
  guard input.count == 2, let text = input[0].text, let wanted = input[1].text else {
    return .refused("The case is not two texts.")
  }
  guard let answer = actual.text else { return .refused("The answer must be a string.") }
  let (letters, needs) = (Array(text.unicodeScalars), Array(wanted.unicodeScalars))
  let found = Array(answer.unicodeScalars)
  let shortest = shortestWindow(of: letters, with: needs)
  guard let shortest, shortest > 0 else {
    return answer.isEmpty ? .accepted : .refused("No part contains all letters: it must be empty.")
  }
  guard found.count == shortest else {
    return .refused("A shortest part has \(shortest) letters, the answer has \(found.count).")
  }
  guard shortestWindow(of: found, with: needs) != nil else {
    return .refused("The answer doesn't contain all letters.")
  }
  return holds(letters, found) ? .accepted : .refused("The answer isn't a part of the text.")
}

/// Nil when no part holds all letters.
private func shortestWindow(of text: [Unicode.Scalar], with needs: [Unicode.Scalar]) -> Int? {
  var open = needs.reduce(into: [Unicode.Scalar: Int]()) { $0[$1, default: 0] += 1 }
  var missing = needs.count
  var (start, best) = (0, Int?.none)
  for (end, letter) in text.enumerated() {
    if let count = open[letter] {
      if count > 0 { missing -= 1 }
      open[letter] = count - 1
    }
    while missing == 0 {
      best = min(best ?? .max, end - start + 1)
      guard start <= end else { break }
      if let count = open[text[start]] {
        open[text[start]] = count + 1
        if count == 0 { missing += 1 }
      }
      start += 1
    }
  }
  return needs.isEmpty ? 0 : best
}

/// Whether a text has another one as a part.
///
/// Source: Knuth, Morris and Pratt 1977.
private func holds(_ text: [Unicode.Scalar], _ part: [Unicode.Scalar]) -> Bool {
  var borders = [0]
  var length = 0
  for letter in part.dropFirst() {
    while length > 0, part[length] != letter { length = borders[length - 1] }
    if part[length] == letter { length += 1 }
    borders.append(length)
  }
  length = 0
  for letter in text {
    while length > 0, part[length] != letter { length = borders[length - 1] }
    if part[length] == letter { length += 1 }
    if length == part.count { return true }
  }
  return part.isEmpty
}
