// Idiomatic: Dijkstra with a heap of one's own, named as the library's.
struct Heap<Element> {
    private var items: [Element] = []
    private let comesFirst: (Element, Element) -> Bool

    init(by comesFirst: @escaping (Element, Element) -> Bool) {
        self.comesFirst = comesFirst
    }

    mutating func push(_ item: Element) {
        items.append(item)
        var child = items.count - 1
        while child > 0, comesFirst(items[child], items[(child - 1) / 2]) {
            items.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func pop() -> Element? {
        guard !items.isEmpty else { return nil }
        items.swapAt(0, items.count - 1)
        let result = items.removeLast()
        var parent = 0
        while true {
            var best = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < items.count && comesFirst(items[child], items[best]) {
                best = child
            }
            if best == parent { return result }
            items.swapAt(best, parent)
            parent = best
        }
    }
}

class Solution {
    func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
        var graph = [Int: [(Int, Int)]]()
        for time in times { graph[time[0], default: []].append((time[1], time[2])) }
        var heap = Heap<(node: Int, time: Int)> { $0.time < $1.time }
        heap.push((k, 0))
        var done = [Int: Int]()
        while let (node, time) = heap.pop() {
            if done[node] != nil { continue }
            done[node] = time
            for (next, weight) in graph[node] ?? [] where done[next] == nil {
                heap.push((next, time + weight))
            }
        }
        return done.count == n ? done.values.max()! : -1
    }
}
