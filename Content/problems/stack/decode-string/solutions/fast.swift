// Idea: a stack of the texts that brackets interrupt, each with its count.
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
        var last = interrupted.removeLast()
        last.text += String(repeating: text, count: last.count)
        text = last.text
      } else {
        text.append(character)
      }
    }
    return text
  }
}
