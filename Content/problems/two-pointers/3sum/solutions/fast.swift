// Idea: sort, fix the smallest number, and close in on the other two from both sides.
class Solution {
  func threeSum(_ nums: [Int]) -> [[Int]] {
    let nums = nums.sorted()
    var triples: [[Int]] = []
    for (index, least) in nums.enumerated() {
      if least > 0 { break }
      if index > 0, nums[index - 1] == least { continue }
      var (left, right) = (index + 1, nums.count - 1)
      while left < right {
        let sum = least + nums[left] + nums[right]
        if sum > 0 {
          right -= 1
        } else {
          if sum == 0 {
            triples.append([least, nums[left], nums[right]])
            while left < right, nums[left] == nums[left + 1] { left += 1 }
          }
          left += 1
        }
      }
    }
    return triples
  }
}
