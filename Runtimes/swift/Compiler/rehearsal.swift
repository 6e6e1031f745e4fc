// What the compiler rehearses: a bit of everything that solutions are made of.
import FocusPrelude

protocol Priced {
  var price: Int { get }
}

enum Kind: String, CaseIterable {
  case small, large
}

enum Step {
  case move(Int, Int)
  case stay
}

struct Heap<Element: Comparable> {
  private var items: [Element] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func push(_ item: Element) {
    items.append(item)
    var child = items.count - 1
    while child > 0, items[child] < items[(child - 1) / 2] {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let last = items.popLast() else { return nil }
    guard let first = items.first else { return last }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[parent] else { break }
      items.swapAt(child, parent)
      parent = child
    }
    return first
  }
}

final class Entry: Priced {
  let key: Int
  var price = 0
  weak var owner: Entry?
  var next: Entry?

  init(_ key: Int) { self.key = key }
}

class Solution {
  private var cache: [String: Int] = [:]
  lazy var entries = (0..<4).map { Entry($0) }

  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    var places: [Int: Int] = [:]
    for (index, number) in nums.enumerated() {
      if let other = places[target - number] { return [other, index] }
      places[number] = index
    }
    return []
  }

  func count(_ text: String) -> [Character: Int] {
    var counts: [Character: Int] = [:]
    for character in text where character.isLetter { counts[character, default: 0] += 1 }
    return counts.filter { $0.value > 1 }
  }

  func islands(_ grid: inout [[Int]]) -> Int {
    var queue: [(Int, Int)] = []
    var found = 0
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] == 1 {
        found += 1
        queue.append((row, column))
        while let (row, column) = queue.popLast() {
          guard row >= 0, row < grid.count, column >= 0, column < grid[row].count,
            grid[row][column] == 1
          else { continue }
          grid[row][column] = 0
          queue += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        }
      }
    }
    return found
  }

  func words(_ text: String, _ known: Set<String>) throws -> [String] {
    let parts = text.split(separator: " ").map(String.init).filter { !known.contains($0) }
    return parts.sorted { ($0.count, $1) < ($1.count, $0) }.map { "\($0)-\(cache[$0] ?? 0)" }
  }

  func walk(_ steps: [Step]) -> Double {
    var (x, y) = (0, 0)
    for step in steps {
      switch step {
      case .move(let right, let up): (x, y) = (x + right, y &+ up)
      case .stay: continue
      }
    }
    return Double(x * x + y * y).squareRoot()
  }

  func cheapest(_ entries: [any Priced]) -> Int? {
    var heap = Heap<Int>()
    for entry in entries { heap.push(entry.price) }
    return heap.pop() ?? entries.lazy.map(\.price).reduce(0, max)
  }

  func depth(_ root: TreeNode?) -> Int {
    guard let root else { return 0 }
    return 1 + max(depth(root.left), depth(root.right))
  }

  func reversed(_ head: ListNode?) -> ListNode? {
    var (before, current): (ListNode?, ListNode?) = (nil, head)
    while let node = current { (node.next, before, current) = (before, node, node.next) }
    return before
  }
}

@_cdecl("focus_entry")
public func focusEntry() {
  FocusPrelude.Harness.serve { call in
    call.reader.skip("[")
    var grid: [[Int]] = call.reader.array { $0.ints() }
    let text = call.reader.string()
    let solution = Solution()
    call.writer.ints(solution.twoSum(grid[0], solution.islands(&grid)))
    call.writer.int(solution.count(text).count + (Kind(rawValue: text) == .small ? 1 : 0))
    call.writer.strings((try? solution.words(text, [text])) ?? [])
    call.writer.double(solution.walk([.move(grid.count, 2), .stay]))
    call.writer.int(solution.cheapest(solution.entries) ?? Kind.allCases.count)
    call.writer.int(solution.depth(readTreeNode(&call.reader, call)))
    writeListNode(&call.writer, solution.reversed(readListNode(&call.reader, call)), call)
  }
}
