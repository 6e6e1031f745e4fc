// Bug: orders the letters by the first letters of the words and puts the others behind.
class Solution {
  func alienOrder(_ words: [String]) -> String {
    var order = ""
    for word in words where !order.contains(word.first!) { order.append(word.first!) }
    for letter in words.joined() where !order.contains(letter) { order.append(letter) }
    return order
  }
}
