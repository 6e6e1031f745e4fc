// Bug: takes the least number that the distance allows and forgets the colour of the square.
class Solution {
  func minKnightMoves(_ x: Int, _ y: Int) -> Int {
    let (a, b) = (abs(x), abs(y))
    return max((max(a, b) + 1) / 2, (a + b + 2) / 3)
  }
}
