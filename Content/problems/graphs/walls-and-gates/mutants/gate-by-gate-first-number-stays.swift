// Bug: searches from one gate after the other and never lowers a number that an earlier gate wrote.
class Solution {
  func wallsAndGates(_ rooms: inout [[Int]]) {
    for row in rooms.indices {
      for column in rooms[row].indices where rooms[row][column] == 0 {
        var queue = [(row, column)]
        var next = 0
        while next < queue.count {
          let (row, column) = queue[next]
          next += 1
          for (r, c) in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
          where rooms.indices.contains(r) && rooms[r].indices.contains(c)
            && rooms[r][c] == 2_147_483_647
          {
            rooms[r][c] = rooms[row][column] + 1
            queue.append((r, c))
          }
        }
      }
    }
  }
}
