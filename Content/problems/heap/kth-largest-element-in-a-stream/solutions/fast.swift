// Idea: the k largest numbers in a heap with the smallest on top, which is the answer.
class KthLargest {
  private let places: Int
  private var heap: [Int] = []

  init(_ k: Int, _ nums: [Int]) {
    places = k
    for number in nums { keep(number) }
  }

  func add(_ val: Int) -> Int {
    keep(val)
    return heap[0]
  }

  private func keep(_ number: Int) {
    if heap.count < places {
      heap.append(number)
      rise()
    } else if number > heap[0] {
      heap[0] = number
      sink()
    }
  }

  private func rise() {
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private func sink() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[parent] <= heap[child] { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
