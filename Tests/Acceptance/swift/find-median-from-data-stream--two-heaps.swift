// Library-heavy: one heap serves as two.
import HeapModule

class MedianFinder {
    private var low = Heap<Int>()
    private var high = Heap<Int>()

    init() {}

    func addNum(_ num: Int) {
        low.insert(num)
        high.insert(low.removeMax())
        if high.count > low.count { low.insert(high.removeMin()) }
    }

    func findMedian() -> Double {
        if low.count > high.count { return Double(low.max!) }
        return Double(low.max! + high.min!) / 2
    }
}
