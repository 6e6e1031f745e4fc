// Bug: recurses with the same position, so an element may be taken several times.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    let sorted = candidates.sorted()
    var found: [[Int]] = []

    func extend(_ path: [Int], _ rest: Int, from start: Int) {
      if rest == 0 { found.append(path) }
      for index in start..<sorted.count {
        if sorted[index] > rest { break }
        if index > start && sorted[index] == sorted[index - 1] { continue }
        extend(path + [sorted[index]], rest - sorted[index], from: index)
      }
    }

    extend([], target, from: 0)
    return found
  }
}
