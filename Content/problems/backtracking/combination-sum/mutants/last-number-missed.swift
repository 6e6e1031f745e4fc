// Bug: takes a candidate only if something is left after it.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found: [[Int]] = []

    func extend(_ path: [Int], _ rest: Int, from start: Int) {
      if rest == 0 { found.append(path) }
      for index in start..<candidates.count where candidates[index] < rest {
        extend(path + [candidates[index]], rest - candidates[index], from: index)
      }
    }

    extend([], target, from: 0)
    return found
  }
}
