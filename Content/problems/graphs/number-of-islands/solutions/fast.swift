// Idea: sinks every island it meets and counts them. Time O(rows · columns), space the same at
// worst.
class Solution {
  func numIslands(_ grid: [[Character]]) -> Int {
    var isLand = grid.map { row in row.map { $0 == "1" } }
    var count = 0
    for row in isLand.indices {
      for column in isLand[row].indices where isLand[row][column] {
        count += 1
        sink(row, column, &isLand)
      }
    }
    return count
  }

  private func sink(_ row: Int, _ column: Int, _ isLand: inout [[Bool]]) {
    isLand[row][column] = false
    var shore = [(row, column)]
    while let (row, column) = shore.popLast() {
      let neighbours = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      for (row, column) in neighbours
      where isLand.indices.contains(row) && isLand[row].indices.contains(column)
        && isLand[row][column]
      {
        isLand[row][column] = false
        shore.append((row, column))
      }
    }
  }
}
