// Idea: search the stack when the minimum is asked for.
class MinStack {
  private var values: [Int] = []

  init() {}

  func push(_ val: Int) {
    values.append(val)
  }

  func pop() {
    values.removeLast()
  }

  func top() -> Int {
    values[values.count - 1]
  }

  func getMin() -> Int {
    values.dropFirst().reduce(values[0], min)
  }
}
