// Library-heavy: Heap without an import.
class Solution {
    func lastStoneWeight(_ stones: [Int]) -> Int {
        var heap = Heap(stones)
        while heap.count > 1 {
            let difference = heap.removeMax() - heap.removeMax()
            if difference > 0 { heap.insert(difference) }
        }
        return heap.popMax() ?? 0
    }
}
