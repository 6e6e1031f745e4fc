// Bug: one sweep forwards and one backwards; ways that wind more than that stay too long.
class Solution {
  func wallsAndGates(_ rooms: inout [[Int]]) {
    for row in rooms.indices {
      for column in rooms[row].indices where rooms[row][column] > 0 {
        if row > 0, rooms[row - 1][column] >= 0 {
          rooms[row][column] = min(rooms[row][column], rooms[row - 1][column] + 1)
        }
        if column > 0, rooms[row][column - 1] >= 0 {
          rooms[row][column] = min(rooms[row][column], rooms[row][column - 1] + 1)
        }
      }
    }
    for row in rooms.indices.reversed() {
      for column in rooms[row].indices.reversed() where rooms[row][column] > 0 {
        if row + 1 < rooms.count, rooms[row + 1][column] >= 0 {
          rooms[row][column] = min(rooms[row][column], rooms[row + 1][column] + 1)
        }
        if column + 1 < rooms[row].count, rooms[row][column + 1] >= 0 {
          rooms[row][column] = min(rooms[row][column], rooms[row][column + 1] + 1)
        }
      }
    }
  }
}
