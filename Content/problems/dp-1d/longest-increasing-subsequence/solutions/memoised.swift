// Idea: each number is taken or left, beside the last one taken; each such question is asked once.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    var known = nums.indices.map { [Int: Int](minimumCapacity: $0 + 1) }

    func longest(_ place: Int, after last: Int) -> Int {
      if place == nums.count { return 0 }
      if let length = known[place][last] { return length }
      var length = longest(place + 1, after: last)
      if last < 0 || nums[last] < nums[place] {
        length = max(length, 1 + longest(place + 1, after: place))
      }
      known[place][last] = length
      return length
    }

    return longest(0, after: -1)
  }
}
