// Idea: keeps the stones sorted and puts each difference in at its place.
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    var sorted = stones.sorted()
    while let first = sorted.popLast(), let second = sorted.popLast() {
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[middle] < first - second { low = middle + 1 } else { high = middle }
      }
      sorted.insert(first - second, at: low)
      if sorted.count == 1 { return sorted[0] }
    }
    return stones[0]
  }
}
