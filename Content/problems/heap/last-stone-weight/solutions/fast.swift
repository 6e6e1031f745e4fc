// Idea: a heap with the heaviest stone on top. Time O(n log n), space O(n).
class Solution {
  func lastStoneWeight(_ stones: [Int]) -> Int {
    var heap = stones
    for place in stride(from: heap.count / 2, through: 0, by: -1) { sink(&heap, place) }
    while heap.count > 1 {
      heap.swapAt(0, heap.count - 1)
      let heaviest = heap.removeLast()
      sink(&heap, 0)
      // The difference takes the second one's place; a stone of weight 0 changes nothing.
      heap[0] = heaviest - heap[0]
      sink(&heap, 0)
    }
    return heap[0]
  }

  private func sink(_ heap: inout [Int], _ place: Int) {
    var parent = place
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
      if heap[parent] >= heap[child] { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
