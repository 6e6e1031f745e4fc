// Idea: one queue that begins with all gates; a room gets its number from whoever reaches it first.
class Solution {
  func wallsAndGates(_ rooms: inout [[Int]]) {
    let empty = 2_147_483_647
    var queue: [(Int, Int)] = []
    for row in rooms.indices {
      for column in rooms[row].indices where rooms[row][column] == 0 { queue.append((row, column)) }
    }
    var next = 0
    while next < queue.count {
      let (row, column) = queue[next]
      next += 1
      for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      where rooms.indices.contains(r) && rooms[r].indices.contains(c) && rooms[r][c] == empty {
        rooms[r][c] = rooms[row][column] + 1
        queue.append((r, c))
      }
    }
  }
}
