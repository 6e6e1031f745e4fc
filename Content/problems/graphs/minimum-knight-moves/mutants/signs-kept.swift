// Bug: forgets that coordinates may be negative.
class Solution {
  private var known: [[Int]: Int] = [:]

  func minKnightMoves(_ x: Int, _ y: Int) -> Int {
    if x < 0 || y < 0 { return max(0, minKnightMoves(max(x, 0), max(y, 0))) }
    if x + y == 0 { return 0 }
    if x + y == 2 { return 2 }
    if let count = known[[x, y]] { return count }
    let one = minKnightMoves(abs(x - 1), abs(y - 2))
    let other = minKnightMoves(abs(x - 2), abs(y - 1))
    known[[x, y]] = 1 + min(one, other)
    return 1 + min(one, other)
  }
}
