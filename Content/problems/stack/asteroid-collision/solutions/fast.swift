// Idea: a stack of those that fly to the right; one to the left takes the smaller ones off.
class Solution {
  func asteroidCollision(_ asteroids: [Int]) -> [Int] {
    var safe: [Int] = []
    var coming: [Int] = []
    for asteroid in asteroids {
      if asteroid > 0 {
        coming.append(asteroid)
        continue
      }
      while let last = coming.last, last < -asteroid { coming.removeLast() }
      if coming.isEmpty {
        safe.append(asteroid)
      } else if coming.last == -asteroid {
        coming.removeLast()
      }
    }
    return safe + coming
  }
}
