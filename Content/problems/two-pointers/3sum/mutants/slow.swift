// Bug: too slow: tries all triples of positions.
class Solution {
  func threeSum(_ nums: [Int]) -> [[Int]] {
    let nums = nums.sorted()
    var triples: [[Int]] = []
    for i in 0..<nums.count where i == 0 || nums[i] != nums[i - 1] {
      for j in (i + 1)..<max(i + 1, nums.count) where j == i + 1 || nums[j] != nums[j - 1] {
        for k in (j + 1)..<max(j + 1, nums.count) where nums[i] + nums[j] + nums[k] == 0 {
          triples.append([nums[i], nums[j], nums[k]])
          break
        }
      }
    }
    return triples
  }
}
