// Idea: a second stack holds the minima only.
class MinStack {
  private var values: [Int] = []
  private var minima: [Int] = []

  init() {}

  func push(_ val: Int) {
    values.append(val)
    if minima.isEmpty || val <= getMin() { minima.append(val) }
  }

  func pop() {
    if values.removeLast() == getMin() { minima.removeLast() }
  }

  func top() -> Int {
    values[values.count - 1]
  }

  func getMin() -> Int {
    minima[minima.count - 1]
  }
}
