// Idea: write down what counts and compare it with its reverse.
class Solution {
  func isPalindrome(_ s: String) -> Bool {
    let plain = s.lowercased().utf8.filter {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    return plain.elementsEqual(plain.reversed())
  }
}
