// Bug: forgets that height 0 is reached before the first number.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var firstPlace: [Int: Int] = [:]
    var (height, longest) = (0, 0)
    for (index, number) in nums.enumerated() {
      height += number == 1 ? 1 : -1
      if let place = firstPlace[height] {
        longest = max(longest, index - place)
      } else {
        firstPlace[height] = index
      }
    }
    return longest
  }
}
