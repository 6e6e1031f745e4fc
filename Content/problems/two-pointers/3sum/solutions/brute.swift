// Idea: try all triples of positions and keep each combination once.
class Solution {
  func threeSum(_ nums: [Int]) -> [[Int]] {
    var triples = Set<[Int]>()
    for i in nums.indices {
      for j in nums.indices.dropFirst(i + 1) {
        for k in nums.indices.dropFirst(j + 1) where nums[i] + nums[j] + nums[k] == 0 {
          triples.insert([nums[i], nums[j], nums[k]].sorted())
        }
      }
    }
    return Array(triples)
  }
}
