// Bug: distance and colour alone; the two squares at which the knight must turn around are wrong.
class Solution {
  func minKnightMoves(_ x: Int, _ y: Int) -> Int {
    let (a, b) = (abs(x), abs(y))
    var count = max((max(a, b) + 1) / 2, (a + b + 2) / 3)
    if count % 2 != (a + b) % 2 { count += 1 }
    return count
  }
}
