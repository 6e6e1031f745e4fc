// Bug: too slow: builds every sequence and keeps the different ones after sorting each.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found = Set<[Int]>()

    func extend(_ path: [Int], _ rest: Int) {
      if rest == 0 { found.insert(path.sorted()) }
      for number in candidates where number <= rest { extend(path + [number], rest - number) }
    }

    extend([], target)
    return Array(found)
  }
}
