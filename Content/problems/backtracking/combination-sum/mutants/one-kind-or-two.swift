// Bug: combines at most two different candidates.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found = Set<[Int]>()
    for one in candidates {
      for other in candidates {
        for count in 0...(target / one) where (target - count * one) % other == 0 {
          let rest = (target - count * one) / other
          let choice = [Int](repeating: one, count: count) + [Int](repeating: other, count: rest)
          found.insert(choice.sorted())
        }
      }
    }
    return Array(found)
  }
}
