// Bug: remembers only the minimum before the current one: the second removal restores the wrong value.
class MinStack {
  private var values: [Int] = []
  private var minimum = Int.max
  private var previous = Int.max

  init() {}

  func push(_ val: Int) {
    values.append(val)
    if val <= minimum {
      previous = minimum
      minimum = val
    }
  }

  func pop() {
    if values.removeLast() == minimum { minimum = previous }
  }

  func top() -> Int {
    values[values.count - 1]
  }

  func getMin() -> Int {
    minimum
  }
}
