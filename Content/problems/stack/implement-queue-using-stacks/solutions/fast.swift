// Idea: one stack takes, another serves; pour over only when the serving one is empty.
class MyQueue {
  private var coming: [Int] = []
  private var serving: [Int] = []

  init() {}

  func push(_ x: Int) {
    coming.append(x)
  }

  func pop() -> Int {
    pourIfNeeded()
    return serving.removeLast()
  }

  func peek() -> Int {
    pourIfNeeded()
    return serving[serving.count - 1]
  }

  func empty() -> Bool {
    coming.isEmpty && serving.isEmpty
  }

  private func pourIfNeeded() {
    guard serving.isEmpty else { return }
    while let newest = coming.popLast() { serving.append(newest) }
  }
}
