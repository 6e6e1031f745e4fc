// Idea: decide for one number after the other how many of it to take.
class Solution {
  func combinationSum2(_ candidates: [Int], _ target: Int) -> [[Int]] {
    var counts: [Int: Int] = [:]
    for number in candidates { counts[number, default: 0] += 1 }
    return choices(counts.sorted { $0.key > $1.key }[...], target)
  }

  private func choices(_ counts: ArraySlice<(key: Int, value: Int)>, _ rest: Int) -> [[Int]] {
    if rest == 0 { return [[]] }
    guard let (number, most) = counts.first else { return [] }
    return (0...min(most, rest / number)).flatMap { count in
      choices(counts.dropFirst(), rest - count * number).map {
        [Int](repeating: number, count: count) + $0
      }
    }
  }
}
