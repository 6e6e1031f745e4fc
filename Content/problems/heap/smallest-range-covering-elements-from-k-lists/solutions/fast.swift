// Idea: a heap with one number of each list; the smallest is replaced by its successor. Time
// O(n log k), space O(k).
class Solution {
  func smallestRange(_ nums: [[Int]]) -> [Int] {
    var heap = nums.enumerated().map { Entry(value: $1[0], list: $0, place: 0) }
    for parent in stride(from: heap.count / 2, through: 0, by: -1) { sink(&heap, parent) }
    var greatest = nums.map { $0[0] }.max()!
    var best = [heap[0].value, greatest]
    while heap[0].place + 1 < nums[heap[0].list].count {
      heap[0].place += 1
      heap[0].value = nums[heap[0].list][heap[0].place]
      greatest = max(greatest, heap[0].value)
      sink(&heap, 0)
      if greatest - heap[0].value < best[1] - best[0] { best = [heap[0].value, greatest] }
    }
    return best
  }

  private struct Entry {
    var value: Int
    let list: Int
    var place: Int
  }

  private func sink(_ heap: inout [Entry], _ start: Int) {
    var parent = start
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].value < heap[child].value { child += 1 }
      if heap[parent].value <= heap[child].value { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
