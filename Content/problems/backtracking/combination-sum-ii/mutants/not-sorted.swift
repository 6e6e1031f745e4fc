// Bug: skips equal neighbours without sorting first, so equal ones that stand apart both count.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found: [[Int]] = []

    func extend(_ path: [Int], _ rest: Int, from start: Int) {
      if rest == 0 { found.append(path) }
      for index in start..<candidates.count where candidates[index] <= rest {
        if index > start && candidates[index] == candidates[index - 1] { continue }
        extend(path + [candidates[index]], rest - candidates[index], from: index + 1)
      }
    }

    extend([], target, from: 0)
    return found
  }
}
