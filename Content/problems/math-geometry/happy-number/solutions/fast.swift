// Idea: a slow and a fast walker on the same way meet; a happy number's walkers meet at 1.
class Solution {
  func isHappy(_ n: Int) -> Bool {
    var (slow, fast) = (n, n)
    repeat {
      slow = next(slow)
      fast = next(next(fast))
    } while slow != fast
    return slow == 1
  }

  private func next(_ number: Int) -> Int {
    var (rest, sum) = (number, 0)
    while rest > 0 {
      sum += (rest % 10) * (rest % 10)
      rest /= 10
    }
    return sum
  }
}
