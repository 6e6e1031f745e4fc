// Bug: keeps one minimum and never takes it back when its value leaves.
class MinStack {
  private var values: [Int] = []
  private var minimum = Int.max

  init() {}

  func push(_ val: Int) {
    values.append(val)
    minimum = min(minimum, val)
  }

  func pop() {
    values.removeLast()
  }

  func top() -> Int {
    values[values.count - 1]
  }

  func getMin() -> Int {
    minimum
  }
}
