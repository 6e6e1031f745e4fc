// Bug: counts the place before the stretch as part of it.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var firstPlace = [0: -1]
    var (height, longest) = (0, 0)
    for (index, number) in nums.enumerated() {
      height += number == 1 ? 1 : -1
      if let place = firstPlace[height] {
        longest = max(longest, index - place + 1)
      } else {
        firstPlace[height] = index
      }
    }
    return longest
  }
}
