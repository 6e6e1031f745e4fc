// Idea: the longest choice below each number, from a tree of maxima over all values.
class Solution {
  func lengthOfLIS(_ nums: [Int]) -> Int {
    let values = Set(nums).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(values, 1...))
    var longest = [Int](repeating: 0, count: values.count + 1)
    for number in nums {
      let rank = ranks[number]!
      var (below, length) = (rank - 1, 1)
      while below > 0 {
        length = max(length, longest[below] + 1)
        below &= below - 1
      }
      var node = rank
      while node < longest.count {
        longest[node] = max(longest[node], length)
        node += node & -node
      }
    }
    return longest.max()!
  }
}
