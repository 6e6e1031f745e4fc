// Idea: a stack for each number of copies; pop serves the highest.
class FreqStack {
  private var counts: [Int: Int] = [:]
  private var stacks: [[Int]] = []

  init() {}

  func push(_ val: Int) {
    let count = counts[val, default: 0]
    if count == stacks.count { stacks.append([]) }
    stacks[count].append(val)
    counts[val] = count + 1
  }

  func pop() -> Int {
    let last = stacks.count - 1
    let val = stacks[last].removeLast()
    counts[val, default: 0] -= 1
    if stacks[last].isEmpty { stacks.removeLast() }
    return val
  }
}
