// Idea: a 1 is a step up, a 0 one down; the first place at each height is remembered.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var firstPlace = [0: 0]
    var height = 0
    var longest = 0
    for (index, number) in nums.enumerated() {
      height += number == 1 ? 1 : -1
      if let place = firstPlace[height] {
        longest = max(longest, index + 1 - place)
      } else {
        firstPlace[height] = index + 1
      }
    }
    return longest
  }
}
