// Idea: sort, and for each place of a choice try equal candidates only once.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    let sorted = candidates.sorted()
    var found: [[Int]] = []
    var path: [Int] = []

    func extend(_ rest: Int, from start: Int) {
      if rest == 0 {
        found.append(path)
        return
      }
      for index in start..<sorted.count {
        if sorted[index] > rest { break }
        if index > start && sorted[index] == sorted[index - 1] { continue }
        path.append(sorted[index])
        extend(rest - sorted[index], from: index + 1)
        path.removeLast()
      }
    }

    extend(target, from: 0)
    return found
  }
}
