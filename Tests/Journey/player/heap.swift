struct MinHeap {
  private(set) var items: [Int] = []

  mutating func push(_ item: Int) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }
}

var heap = MinHeap()
for number in [9, 4, 7, 1, 8, 3] { heap.push(number) }
print(heap.items)
