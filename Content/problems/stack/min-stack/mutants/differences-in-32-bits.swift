// Bug: stores differences in 32 bits; the largest value less the smallest does not fit.
class MinStack {
  private var differences: [Int32] = []
  private var minimum: Int32 = 0

  init() {}

  func push(_ val: Int) {
    let value = Int32(val)
    if differences.isEmpty { minimum = value }
    differences.append(value - minimum)
    minimum = min(minimum, value)
  }

  func pop() {
    let difference = differences.removeLast()
    if difference < 0 { minimum -= difference }
  }

  func top() -> Int {
    Int(minimum + max(0, differences[differences.count - 1]))
  }

  func getMin() -> Int {
    Int(minimum)
  }
}
