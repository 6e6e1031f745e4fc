// Idea: the longest path from each cell on, each cell asked once.
class Solution {
  func longestIncreasingPath(_ matrix: [[Int]]) -> Int {
    let columns = matrix[0].count
    let numbers = matrix.flatMap { $0 }
    var known = [Int](repeating: 0, count: numbers.count)

    func longest(_ cell: Int) -> Int {
      if known[cell] > 0 { return known[cell] }
      var length = 1
      func step(_ other: Int) {
        if numbers[other] > numbers[cell] { length = max(length, 1 + longest(other)) }
      }
      if cell >= columns { step(cell - columns) }
      if cell + columns < numbers.count { step(cell + columns) }
      if cell % columns > 0 { step(cell - 1) }
      if cell % columns < columns - 1 { step(cell + 1) }
      known[cell] = length
      return length
    }

    return numbers.indices.reduce(0) { max($0, longest($1)) }
  }
}
