// Idea: join the texts in every order and take the largest.
class Solution {
  func largestNumber(_ nums: [Int]) -> String {
    let largest = best(of: nums.map(String.init))
    return largest.hasPrefix("0") ? "0" : largest
  }

  private func best(of texts: [String]) -> String {
    var largest = ""
    for index in texts.indices {
      var rest = texts
      let first = rest.remove(at: index)
      largest = max(largest, first + best(of: rest))
    }
    return largest
  }
}
