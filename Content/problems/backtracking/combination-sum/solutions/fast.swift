// Idea: take a candidate that fits, and never go back to an earlier one.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found: [[Int]] = []
    var path: [Int] = []

    func extend(_ rest: Int, from start: Int) {
      if rest == 0 {
        found.append(path)
        return
      }
      for index in start..<candidates.count where candidates[index] <= rest {
        path.append(candidates[index])
        extend(rest - candidates[index], from: index)
        path.removeLast()
      }
    }

    extend(target, from: 0)
    return found
  }
}
