// Idea: a heap of the k nearest points so far, with the farthest of them on top.
class Solution {
  func kClosest(_ points: [[Int]], _ k: Int) -> [[Int]] {
    var heap: [(distance: Int, index: Int)] = []
    for (index, point) in points.enumerated() {
      let distance = point[0] * point[0] + point[1] * point[1]
      if heap.count < k {
        heap.append((distance, index))
        rise(&heap)
      } else if distance < heap[0].distance {
        heap[0] = (distance, index)
        sink(&heap)
      }
    }
    return heap.map { points[$0.index] }
  }

  private func rise(_ heap: inout [(distance: Int, index: Int)]) {
    var child = heap.count - 1
    while child > 0, heap[(child - 1) / 2].distance < heap[child].distance {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private func sink(_ heap: inout [(distance: Int, index: Int)]) {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].distance > heap[child].distance { child += 1 }
      if heap[child].distance <= heap[parent].distance { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
