// Idea: from the goal backwards with moves that approach the origin; signs are dropped.
class Solution {
  private var known: [[Int]: Int] = [:]

  func minKnightMoves(_ x: Int, _ y: Int) -> Int {
    moves(abs(x), abs(y))
  }

  private func moves(_ a: Int, _ b: Int) -> Int {
    if a + b == 0 { return 0 }
    if a + b == 2 { return 2 }
    if let count = known[[a, b]] { return count }
    let count = 1 + min(moves(abs(a - 1), abs(b - 2)), moves(abs(a - 2), abs(b - 1)))
    known[[a, b]] = count
    return count
  }
}
