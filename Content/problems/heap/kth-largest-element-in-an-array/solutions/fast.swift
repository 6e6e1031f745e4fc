// Idea: splits by a pivot into larger, equal and smaller and goes on in one part (quickselect).
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    var (rest, place) = (nums, k)
    while true {
      let pivot = rest[rest.count / 2]
      let larger = rest.filter { $0 > pivot }
      if place <= larger.count {
        rest = larger
        continue
      }
      let smaller = rest.filter { $0 < pivot }
      if place <= rest.count - smaller.count { return pivot }
      place -= rest.count - smaller.count
      rest = smaller
    }
  }
}
