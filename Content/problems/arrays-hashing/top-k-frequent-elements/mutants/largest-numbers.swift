// Bug: returns the k largest of the numbers, not those with the largest counts.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    Array(Set(nums).sorted(by: >).prefix(k))
  }
}
