// Bug: wraps a shorter text or puts a pair beside it, and keeps what comes twice.
class Solution {
  func generateParenthesis(_ n: Int) -> [String] {
    if n == 1 { return ["()"] }
    return generateParenthesis(n - 1).flatMap { ["(\($0))", "()\($0)", "\($0)()"] }
  }
}
