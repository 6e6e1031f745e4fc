// Bug: too slow: sorts the whole stack for its minimum on every question.
class MinStack {
  private var values: [Int] = []

  init() {}

  func push(_ val: Int) { values.append(val) }

  func pop() { values.removeLast() }

  func top() -> Int { values[values.count - 1] }

  func getMin() -> Int { values.sorted().first ?? 0 }
}
