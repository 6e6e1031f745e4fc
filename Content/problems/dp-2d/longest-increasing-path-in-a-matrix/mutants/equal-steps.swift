// Bug: steps to equal numbers as well when it comes by in the sorted order.
class Solution {
  func longestIncreasingPath(_ matrix: [[Int]]) -> Int {
    let columns = matrix[0].count
    let numbers = matrix.flatMap { $0 }
    var longest = [Int](repeating: 0, count: numbers.count)
    for cell in numbers.indices.sorted(by: { (numbers[$0], $0) < (numbers[$1], $1) }) {
      var before = 0
      if cell >= columns { before = max(before, longest[cell - columns]) }
      if cell + columns < numbers.count { before = max(before, longest[cell + columns]) }
      if cell % columns > 0 { before = max(before, longest[cell - 1]) }
      if cell % columns < columns - 1 { before = max(before, longest[cell + 1]) }
      longest[cell] = before + 1
    }
    return longest.reduce(1, max)
  }
}
