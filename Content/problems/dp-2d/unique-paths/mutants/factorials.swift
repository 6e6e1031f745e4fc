// Bug: computes whole factorials, which do not fit.
class Solution {
  func uniquePaths(_ m: Int, _ n: Int) -> Int {
    let factorial = { (number: Int) in (0..<number).reduce(1) { $0 * ($1 + 1) } }
    return factorial(m + n - 2) / factorial(m - 1) / factorial(n - 1)
  }
}
