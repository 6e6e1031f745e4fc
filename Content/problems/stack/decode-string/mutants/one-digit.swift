// Bug: a count has one digit only: the last one.
class Solution {
  func decodeString(_ s: String) -> String {
    var interrupted: [(text: String, count: Int)] = []
    var text = ""
    var count = 0
    for character in s {
      if let digit = character.wholeNumberValue {
        count = digit
      } else if character == "[" {
        interrupted.append((text, count))
        (text, count) = ("", 0)
      } else if character == "]" {
        let (before, times) = interrupted.removeLast()
        text = before + String(repeating: text, count: times)
      } else {
        text.append(character)
      }
    }
    return text
  }
}
