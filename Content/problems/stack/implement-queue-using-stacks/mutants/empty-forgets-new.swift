// Bug: empty looks at the serving stack only.
class MyQueue {
  private var coming: [Int] = []
  private var serving: [Int] = []

  init() {}

  func push(_ x: Int) {
    coming.append(x)
  }

  func pop() -> Int {
    _ = peek()
    return serving.removeLast()
  }

  func peek() -> Int {
    if serving.isEmpty {
      while let newest = coming.popLast() { serving.append(newest) }
    }
    return serving[serving.count - 1]
  }

  func empty() -> Bool {
    serving.isEmpty
  }
}
