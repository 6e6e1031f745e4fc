// Bug: of equally frequent values it takes the one that came first.
class FreqStack {
  private var counts: [Int: Int] = [:]
  private var queues: [[Int]] = []

  init() {}

  func push(_ val: Int) {
    let count = counts[val, default: 0]
    if count == queues.count { queues.append([]) }
    queues[count].append(val)
    counts[val] = count + 1
  }

  func pop() -> Int {
    let last = queues.count - 1
    let val = queues[last].removeFirst()
    counts[val, default: 0] -= 1
    if queues[last].isEmpty { queues.removeLast() }
    return val
  }
}
