// Bug: too slow: looks through the whole stack for each pop.
class FreqStack {
  private var values: [Int] = []
  private var counts: [Int: Int] = [:]

  init() {}

  func push(_ val: Int) {
    values.append(val)
    counts[val, default: 0] += 1
  }

  func pop() -> Int {
    var best = values.count - 1
    for place in values.indices.reversed() where counts[values[place]]! > counts[values[best]]! {
      best = place
    }
    counts[values[best]]! -= 1
    return values.remove(at: best)
  }
}
