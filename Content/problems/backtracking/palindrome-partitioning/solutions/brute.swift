// Idea: every set of places for a cut, as the binary digits of a number.
class Solution {
  func partition(_ s: String) -> [[String]] {
    let letters = Array(s)
    return (0..<(1 << (letters.count - 1))).compactMap { cuts in
      var pieces = [String(letters[0])]
      for index in 1..<letters.count + 1 where index < letters.count {
        if (cuts >> (index - 1)) & 1 == 1 {
          pieces.append(String(letters[index]))
        } else {
          pieces[pieces.count - 1].append(letters[index])
        }
      }
      return pieces.allSatisfy { $0 == String($0.reversed()) } ? pieces : nil
    }
  }
}
