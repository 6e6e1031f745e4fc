// Bug: too slow: for every number it counts up from I again, one step after the other.
class Solution {
  func romanToInt(_ s: String) -> Int {
    let wanted = Array(s.utf8)
    let rules: [(long: [UInt8], short: [UInt8])] = [
      ("IIII", "IV"), ("IVI", "V"), ("VIV", "IX"), ("IXI", "X"), ("XXXX", "XL"), ("XLX", "L"),
      ("LXL", "XC"), ("XCX", "C"), ("CCCC", "CD"), ("CDC", "D"), ("DCD", "CM"), ("CMC", "M"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

    func written(_ number: Int) -> [UInt8] {
      var text: [UInt8] = []
      for _ in 0..<number {
        text.append(UInt8(ascii: "I"))
        for (long, short) in rules where Array(text.suffix(long.count)) == long {
          text.removeLast(long.count)
          text += short
        }
      }
      return text
    }

    return (1...3999).first { written($0) == wanted } ?? 0
  }
}
