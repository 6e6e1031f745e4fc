internal import Domain

/// Accepts any palindrome of the greatest length that is part of the first argument.
func judgeLongestPalindrome(_ actual: Value, input: [Value]) -> Judgement {
  guard let text = input.first?.text else { return .refused("The case has no text.") }
  guard let answer = actual.text else { return .refused("The answer must be a string.") }
  let (source, part) = (Array(text.utf8), Array(answer.utf8))
  guard part.count <= source.count else {
    return .refused("\(actual.quoted) is longer than the text, which has \(source.count) letters.")
  }
  guard part.elementsEqual(part.reversed()) else {
    return .refused("\(actual.quoted) is not a palindrome.")
  }
  let spans = longestPalindromes(in: source)
  let best = spans.first?.count ?? 0
  guard part.count <= best else {
    return .refused("\(actual.quoted) is not a part of the text.")
  }
  if part.count == best {
    if best == 0 || spans.contains(where: { source[$0].elementsEqual(part) }) { return .accepted }
    return .refused("\(actual.quoted) is not a part of the text.")
  }
  return .refused("There is a palindrome of length \(best); this one has \(part.count).")
}

/// Every place of a palindrome of the greatest length.
///
/// Source: Manacher 1975; linear time.
func longestPalindromes(in text: [UInt8]) -> [Range<Int>] {
  // Between any two bytes stands a gap, so that palindromes of even length have a centre too.
  let length = 2 * text.count + 1
  func symbol(_ index: Int) -> UInt8? { index % 2 == 0 ? nil : text[index / 2] }
  var radii = [Int](repeating: 0, count: length)
  var (centre, end) = (0, 0)
  for index in 0..<length {
    if index < end { radii[index] = min(end - index, radii[2 * centre - index]) }
    while index - radii[index] > 0, index + radii[index] + 1 < length,
      symbol(index - radii[index] - 1) == symbol(index + radii[index] + 1)
    {
      radii[index] += 1
    }
    if index + radii[index] > end { (centre, end) = (index, index + radii[index]) }
  }
  let best = radii.max() ?? 0
  return radii.indices.filter { radii[$0] == best }.map { index in
    let start = (index - best) / 2
    return start..<start + best
  }
}
