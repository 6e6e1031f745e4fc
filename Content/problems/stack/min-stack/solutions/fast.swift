// Idea: each entry carries the minimum of the stack up to itself.
class MinStack {
  private var entries: [(value: Int, minimum: Int)] = []

  init() {}

  func push(_ val: Int) {
    entries.append((val, min(val, entries.last?.minimum ?? val)))
  }

  func pop() {
    entries.removeLast()
  }

  func top() -> Int {
    entries[entries.count - 1].value
  }

  func getMin() -> Int {
    entries[entries.count - 1].minimum
  }
}
