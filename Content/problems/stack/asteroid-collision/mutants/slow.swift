// Bug: too slow: begins at the first asteroid again after every collision.
class Solution {
  func asteroidCollision(_ asteroids: [Int]) -> [Int] {
    var row = asteroids
    var place = 0
    while place + 1 < row.count {
      if row[place] > 0, row[place + 1] < 0 {
        let sum = row[place] + row[place + 1]
        if sum >= 0 { row.remove(at: place + 1) }
        if sum <= 0 { row.remove(at: place) }
        place = 0
      } else {
        place += 1
      }
    }
    return row
  }
}
