// Bug: too slow. Computes the turned inner square anew for every cell it copies from it:
// exponential.
class Solution {
  func rotate(_ matrix: inout [[Int]]) { matrix = turned(matrix) }

  private func turned(_ square: [[Int]]) -> [[Int]] {
    let size = square.count
    var answer = square
    for row in 0..<size {
      for column in 0..<size { answer[row][column] = square[size - 1 - column][row] }
    }
    guard size > 2 else { return answer }
    for row in 1..<size - 1 {
      for column in 1..<size - 1 {
        let inner = turned(square[1..<size - 1].map { Array($0[1..<size - 1]) })
        answer[row][column] = inner[row - 1][column - 1]
      }
    }
    return answer
  }
}
