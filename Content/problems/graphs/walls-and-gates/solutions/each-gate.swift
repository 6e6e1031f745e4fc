// Idea: a search from one gate after the other that turns back where it brings nothing better.
class Solution {
  func wallsAndGates(_ rooms: inout [[Int]]) {
    for row in rooms.indices {
      for column in rooms[row].indices where rooms[row][column] == 0 {
        search(from: (row, column), &rooms)
      }
    }
  }

  private func search(from gate: (Int, Int), _ rooms: inout [[Int]]) {
    var circle = [gate]
    var steps = 0
    while !circle.isEmpty {
      steps += 1
      var wider: [(Int, Int)] = []
      for (row, column) in circle {
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where rooms.indices.contains(r) && rooms[r].indices.contains(c) && rooms[r][c] > steps {
          rooms[r][c] = steps
          wider.append((r, c))
        }
      }
      circle = wider
    }
  }
}
