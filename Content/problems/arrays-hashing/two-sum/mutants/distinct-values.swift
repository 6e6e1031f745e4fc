// Bug: takes equal values for one element, so a pair of twins is never found.
class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    let distinct = Array(Set(nums)).sorted()
    var low = 0
    var high = distinct.count - 1
    while low < high {
      let sum = distinct[low] + distinct[high]
      if sum == target {
        return [distinct[low], distinct[high]].compactMap { nums.firstIndex(of: $0) }
      }
      if sum < target { low += 1 } else { high -= 1 }
    }
    return []
  }
}
