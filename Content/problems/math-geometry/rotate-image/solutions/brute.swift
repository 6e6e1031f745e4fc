// Idea: reads the new picture out of a copy of the old one. Time O(n^2), space O(n^2).
class Solution {
  func rotate(_ matrix: inout [[Int]]) {
    let old = matrix
    for row in old.indices {
      for column in old.indices { matrix[column][old.count - 1 - row] = old[row][column] }
    }
  }
}
