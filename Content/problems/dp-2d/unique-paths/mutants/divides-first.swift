// Bug: divides each factor before it is multiplied on, which loses the rest.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    let (moves, chosen) = (m + n - 2, min(m, n) - 1)
    return (0..<chosen).reduce(1) { ways, index in ways * ((moves - index) / (index + 1)) }
  }
}
