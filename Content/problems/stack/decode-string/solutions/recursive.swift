// Idea: a function that decodes up to the closing bracket calls itself for what is inside.
class Solution {
  func decodeString(_ s: String) -> String {
    var rest = s[...]
    return decoded(&rest)
  }

  private func decoded(_ rest: inout Substring) -> String {
    var text = ""
    var count = 0
    while let character = rest.popFirst(), character != "]" {
      if let digit = character.wholeNumberValue {
        count = 10 * count + digit
      } else if character == "[" {
        text += String(repeating: decoded(&rest), count: count)
        count = 0
      } else {
        text.append(character)
      }
    }
    return text
  }
}
