// Idea: sort by the texts repeated to twenty digits.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    let texts = nums.map { number in
      let text = String(number)
      return (text: text, repeated: String(String(repeating: text, count: 20).prefix(20)))
    }
    let joined = texts.sorted { $0.repeated > $1.repeated }.map(\.text).joined()
    return joined.hasPrefix("0") ? "0" : joined
  }
}
