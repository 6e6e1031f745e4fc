// Idea: add every number to every set until nothing new comes.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    var found: Set<Set<Int>> = [[]]
    var newest = found
    while !newest.isEmpty {
      let grown = Set(newest.flatMap { kept in nums.map { kept.union([$0]) } })
      newest = grown.subtracting(found)
      found.formUnion(newest)
    }
    return found.map(Array.init)
  }
}
