// Bug: too slow: reads the whole list for each number that it strikes out.
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    var rest = nums
    for _ in 1..<k {
      var best = 0
      for index in rest.indices where rest[index] > rest[best] { best = index }
      rest.swapAt(best, rest.count - 1)
      rest.removeLast()
    }
    return rest.max()!
  }
}
