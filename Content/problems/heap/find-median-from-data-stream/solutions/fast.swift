// Idea: the lower half in a heap with its largest on top, the upper half in one with its smallest.
class MedianFinder {
  private var lower = Heap(precedes: >)
  private var upper = Heap(precedes: <)

  init() {}

  func addNum(_ num: Int) {
    lower.push(num)
    upper.push(lower.pop())
    if upper.items.count > lower.items.count { lower.push(upper.pop()) }
  }

  func findMedian() -> Double {
    if lower.items.count > upper.items.count { return Double(lower.items[0]) }
    return Double(lower.items[0] + upper.items[0]) / 2
  }
}

struct Heap {
  let precedes: (Int, Int) -> Bool
  var items: [Int] = []

  init(precedes: @escaping (Int, Int) -> Bool) { self.precedes = precedes }

  mutating func push(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, precedes(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Int {
    items.swapAt(0, items.count - 1)
    let top = items.removeLast()
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, precedes(items[child + 1], items[child]) { child += 1 }
      if !precedes(items[child], items[parent]) { break }
      items.swapAt(child, parent)
      parent = child
    }
    return top
  }
}
