// Bug: pours even when the serving stack still holds elements.
class MyQueue {
  private var coming: [Int] = []
  private var serving: [Int] = []

  init() {}

  func push(_ x: Int) {
    coming.append(x)
  }

  func pop() -> Int {
    pour()
    return serving.removeLast()
  }

  func peek() -> Int {
    pour()
    return serving[serving.count - 1]
  }

  func empty() -> Bool {
    coming.isEmpty && serving.isEmpty
  }

  private func pour() {
    while let newest = coming.popLast() { serving.append(newest) }
  }
}
