// Idea: every count of the first candidate, then every count of the next.
class Solution {
  func combinationSum(_ candidates: [Int], _ target: Int) -> [[Int]] {
    choices(candidates[...], target)
  }

  private func choices(_ candidates: ArraySlice<Int>, _ target: Int) -> [[Int]] {
    guard let number = candidates.first else { return target == 0 ? [[]] : [] }
    return (0...(target / number)).flatMap { count in
      choices(candidates.dropFirst(), target - count * number).map {
        [Int](repeating: number, count: count) + $0
      }
    }
  }
}
