// Bug: repeats each letter by itself instead of the whole part.
class Solution {
  func decodeString(_ s: String) -> String {
    var interrupted: [(text: String, count: Int)] = []
    var text = ""
    var count = 0
    for character in s {
      if let digit = character.wholeNumberValue {
        count = 10 * count + digit
      } else if character == "[" {
        interrupted.append((text, count))
        (text, count) = ("", 0)
      } else if character == "]" {
        let (before, times) = interrupted.removeLast()
        text = before + text.map { String(repeating: $0, count: times) }.joined()
      } else {
        text.append(character)
      }
    }
    return text
  }
}
