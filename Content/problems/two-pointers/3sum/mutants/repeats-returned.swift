// Bug: does not skip equal numbers, so triples come several times.
class Solution {
  func threeSum(_ nums: [Int]) -> [[Int]] {
    let nums = nums.sorted()
    var triples: [[Int]] = []
    for (index, least) in nums.enumerated() {
      var (left, right) = (index + 1, nums.count - 1)
      while left < right {
        let sum = least + nums[left] + nums[right]
        if sum == 0 { triples.append([least, nums[left], nums[right]]) }
        if sum > 0 { right -= 1 } else { left += 1 }
      }
    }
    return triples
  }
}
