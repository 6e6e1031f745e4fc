// Idea: walk from every cell to every larger neighbour.
class Solution {
  func longestIncreasingPath(_ matrix: [[Int]]) -> Int {
    func walk(_ row: Int, _ column: Int) -> Int {
      let steps = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      return steps.reduce(1) { length, step in
        guard matrix.indices.contains(step.0), matrix[0].indices.contains(step.1),
          matrix[step.0][step.1] > matrix[row][column]
        else { return length }
        return max(length, 1 + walk(step.0, step.1))
      }
    }

    return matrix.indices.reduce(0) { best, row in
      matrix[0].indices.reduce(best) { max($0, walk(row, $1)) }
    }
  }
}
