// Bug: too slow: takes or leaves each element, equal ones too, and drops the repeats at the end.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found = Set<[Int]>()

    func decide(_ path: [Int], _ rest: Int, _ index: Int) {
      if rest == 0 { found.insert(path.sorted()) }
      if rest <= 0 || index == candidates.count { return }
      decide(path + [candidates[index]], rest - candidates[index], index + 1)
      decide(path, rest, index + 1)
    }

    decide([], target, 0)
    return Array(found)
  }
}
