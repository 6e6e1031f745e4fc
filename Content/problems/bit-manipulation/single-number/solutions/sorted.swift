// Idea: sorts, then looks for the first pair of neighbours that differ. Time O(n log n).
class Solution {
  func singleNumber(_ nums: [Int]) -> Int {
    let sorted = nums.sorted()
    var place = 0
    while place + 1 < sorted.count, sorted[place] == sorted[place + 1] { place += 2 }
    return sorted[place]
  }
}
