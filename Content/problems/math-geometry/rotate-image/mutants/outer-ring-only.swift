// Bug: turns the outermost ring only.
class Solution {
  func rotate(_ matrix: inout [[Int]]) {
    let last = matrix.count - 1
    for column in 0..<last {
      let value = matrix[0][column]
      matrix[0][column] = matrix[last - column][0]
      matrix[last - column][0] = matrix[last][last - column]
      matrix[last][last - column] = matrix[column][last]
      matrix[column][last] = value
    }
  }
}
