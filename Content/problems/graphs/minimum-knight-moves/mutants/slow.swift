// Bug: too slow. Tries all moves without memory, with one move more each time.
class Solution {
  func minKnightMoves(_ x: Int, _ y: Int) -> Int {
    var count = 0
    while !reaches(x, y, count) { count += 1 }
    return count
  }

  private func reaches(_ x: Int, _ y: Int, _ moves: Int) -> Bool {
    if moves == 0 { return x == 0 && y == 0 }
    for (right, up) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
    where reaches(x - right, y - up, moves - 1) {
      return true
    }
    return false
  }
}
