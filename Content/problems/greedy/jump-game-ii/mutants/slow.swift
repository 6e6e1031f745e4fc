// Bug: too slow: from each position looks at all that it can jump to.
class Solution {
  func jump(_ nums: [Int]) -> Int {
    var fewest = nums.map { _ in nums.count }
    fewest[nums.count - 1] = 0
    for place in nums.indices.dropLast().reversed() {
      var next = min(place + nums[place], nums.count - 1)
      var best = nums.count
      while next > place {
        if fewest[next] < best { best = fewest[next] }
        next -= 1
      }
      fewest[place] = min(nums.count, best + 1)
    }
    return fewest[0]
  }
}
