// Bug: too slow: pours everything there and back for each pop and peek.
class MyQueue {
  private var values: [Int] = []

  init() {}

  func push(_ x: Int) {
    values.append(x)
  }

  func pop() -> Int {
    var turned = poured(&values)
    let oldest = turned.removeLast()
    values = poured(&turned)
    return oldest
  }

  func peek() -> Int {
    var turned = poured(&values)
    let oldest = turned[turned.count - 1]
    values = poured(&turned)
    return oldest
  }

  func empty() -> Bool {
    values.isEmpty
  }

  private func poured(_ stack: inout [Int]) -> [Int] {
    var other: [Int] = []
    while let last = stack.popLast() { other.append(last) }
    return other
  }
}
