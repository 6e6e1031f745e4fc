// Idea: store the difference from the minimum; a negative one marks a new minimum.
class MinStack {
  /// Each value less the minimum before it; a negative one marks a new minimum.
  private var differences: [Int] = []
  private var minimum = 0

  init() {}

  func push(_ val: Int) {
    if differences.isEmpty { minimum = val }
    differences.append(val - minimum)
    minimum = min(minimum, val)
  }

  func pop() {
    let difference = differences.removeLast()
    if difference < 0 { minimum -= difference }
  }

  func top() -> Int {
    minimum + max(0, differences[differences.count - 1])
  }

  func getMin() -> Int {
    minimum
  }
}
