// Library-heavy: an ordered dictionary, whose removal is slow but allowed.
import Collections

class LRUCache {
    private var items = OrderedDictionary<Int, Int>()
    private let capacity: Int

    init(_ capacity: Int) {
        self.capacity = capacity
    }

    func get(_ key: Int) -> Int {
        guard let value = items.removeValue(forKey: key) else { return -1 }
        items[key] = value
        return value
    }

    func put(_ key: Int, _ value: Int) {
        items.removeValue(forKey: key)
        if items.count == capacity { items.removeFirst() }
        items[key] = value
    }
}
