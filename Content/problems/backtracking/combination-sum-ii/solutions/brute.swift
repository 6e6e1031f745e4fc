// Idea: take or leave each element; of equal choices keep one.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var found = Set<[Int]>()

    func decide(_ path: [Int], _ others: ArraySlice<Int>) {
      guard let number = others.first else {
        if path.reduce(0, +) == target { found.insert(path.sorted()) }
        return
      }
      decide(path, others.dropFirst())
      decide(path + [number], others.dropFirst())
    }

    decide([], candidates[...])
    return Array(found)
  }
}
