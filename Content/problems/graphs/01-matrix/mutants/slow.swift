// Bug: too slow. Searches from each cell again.
class Solution {
  func updateMatrix(_ mat: [[Int]]) -> [[Int]] {
    var answer = mat
    for row in mat.indices {
      for column in mat[row].indices { answer[row][column] = steps(row, column, mat) }
    }
    return answer
  }

  private func steps(_ row: Int, _ column: Int, _ mat: [[Int]]) -> Int {
    var seen: Set<[Int]> = [[row, column]]
    var circle = [(row, column)]
    var steps = 0
    while true {
      var wider: [(Int, Int)] = []
      for (row, column) in circle {
        if mat[row][column] == 0 { return steps }
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where mat.indices.contains(r) && mat[r].indices.contains(c) && !seen.contains([r, c]) {
          seen.insert([r, c])
          wider.append((r, c))
        }
      }
      circle = wider
      steps += 1
    }
  }
}
