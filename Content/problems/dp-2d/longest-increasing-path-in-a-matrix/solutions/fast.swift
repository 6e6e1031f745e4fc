// Idea: cells from the smallest number up; each extends the best path of a smaller neighbour.
class Solution {
  func longestIncreasingPath(_ matrix: [[Int]]) -> Int {
    let columns = matrix[0].count
    let numbers = matrix.flatMap { $0 }
    var longest = [Int](repeating: 1, count: numbers.count)
    for cell in numbers.indices.sorted(by: { numbers[$0] < numbers[$1] }) {
      var neighbours: [Int] = []
      if cell >= columns { neighbours.append(cell - columns) }
      if cell + columns < numbers.count { neighbours.append(cell + columns) }
      if cell % columns > 0 { neighbours.append(cell - 1) }
      if cell % columns < columns - 1 { neighbours.append(cell + 1) }
      for other in neighbours where numbers[other] < numbers[cell] {
        longest[cell] = max(longest[cell], longest[other] + 1)
      }
    }
    return longest.reduce(1, max)
  }
}
