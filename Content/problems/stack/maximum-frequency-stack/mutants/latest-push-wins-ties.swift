// Bug: among equals it takes the value that was pushed last of all, even if that copy has left.
class FreqStack {
  private var counts: [Int: Int] = [:]
  private var latest: [Int: Int] = [:]
  private var time = 0

  init() {}

  func push(_ val: Int) {
    time += 1
    counts[val, default: 0] += 1
    latest[val] = time
  }

  func pop() -> Int {
    let most = counts.values.max()!
    let val = counts.keys.filter { counts[$0] == most }.max { latest[$0]! < latest[$1]! }!
    counts[val]! -= 1
    return val
  }
}
