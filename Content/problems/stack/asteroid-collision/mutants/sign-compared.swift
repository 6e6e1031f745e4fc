// Bug: compares the numbers with their signs, so the one that flies to the right always wins.
class Solution {
  func asteroidCollision(_ asteroids: [Int]) -> [Int] {
    var safe: [Int] = []
    var coming: [Int] = []
    for asteroid in asteroids {
      if asteroid > 0 {
        coming.append(asteroid)
        continue
      }
      while let last = coming.last, last < asteroid { coming.removeLast() }
      if coming.isEmpty { safe.append(asteroid) }
    }
    return safe + coming
  }
}
