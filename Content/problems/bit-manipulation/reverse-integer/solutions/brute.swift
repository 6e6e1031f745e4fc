// Idea: turns the text of the magnitude around and reads it again.
class Solution {
  func reverse(_ x: Int) -> Int {
    let text = String(String(abs(x)).reversed())
    guard let magnitude = Int32(text) else { return 0 }
    return x < 0 ? -Int(magnitude) : Int(magnitude)
  }
}
