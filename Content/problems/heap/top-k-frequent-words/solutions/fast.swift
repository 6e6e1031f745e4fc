// Idea: a heap of all different words with the most frequent on top, k times taken out.
class Solution {
  func topKFrequent(_ words: [String], _ k: Int) -> [String] {
    let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var heap = Array(counts)
    for place in stride(from: heap.count / 2, through: 0, by: -1) { sink(&heap, place) }
    return (0..<k).map { _ in
      heap.swapAt(0, heap.count - 1)
      let top = heap.removeLast()
      sink(&heap, 0)
      return top.key
    }
  }

  private typealias Counted = (key: String, value: Int)

  private func precedes(_ one: Counted, _ other: Counted) -> Bool {
    one.value != other.value ? one.value > other.value : one.key < other.key
  }

  private func sink(_ heap: inout [Counted], _ place: Int) {
    var parent = place
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, precedes(heap[child + 1], heap[child]) { child += 1 }
      if !precedes(heap[child], heap[parent]) { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
