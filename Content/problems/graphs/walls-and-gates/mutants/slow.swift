// Bug: too slow. Searches from each room anew.
class Solution {
  func wallsAndGates(_ rooms: inout [[Int]]) {
    let plan = rooms
    for row in plan.indices {
      for column in plan[row].indices where plan[row][column] > 0 {
        rooms[row][column] = steps(from: (row, column), plan)
      }
    }
  }

  private func steps(from room: (Int, Int), _ plan: [[Int]]) -> Int {
    var isSeen = plan.map { $0.map { $0 < 0 } }
    var circle = [room]
    isSeen[room.0][room.1] = true
    var steps = 0
    while !circle.isEmpty {
      var wider: [(Int, Int)] = []
      for (row, column) in circle {
        if plan[row][column] == 0 { return steps }
        for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        where plan.indices.contains(r) && plan[r].indices.contains(c) && !isSeen[r][c] {
          isSeen[r][c] = true
          wider.append((r, c))
        }
      }
      circle = wider
      steps += 1
    }
    return 2_147_483_647
  }
}
