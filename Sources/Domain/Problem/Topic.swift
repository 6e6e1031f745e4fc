/// One of the 17 topics; the raw value is its folder under `Content/problems`.
public enum Topic: String, Sendable, Hashable, Codable, CaseIterable {
  case arraysHashing = "arrays-hashing"
  case twoPointers = "two-pointers"
  case slidingWindow = "sliding-window"
  case stack
  case binarySearch = "binary-search"
  case linkedList = "linked-list"
  case trees
  case tries
  case heap
  case backtracking
  case graphs
  case dp1d = "dp-1d"
  case dp2d = "dp-2d"
  case greedy
  case intervals
  case mathGeometry = "math-geometry"
  case bitManipulation = "bit-manipulation"

  /// The name shown to people.
  public var title: String {
    switch self {
    case .arraysHashing: "Arrays & Hashing"
    case .twoPointers: "Two Pointers"
    case .slidingWindow: "Sliding Window"
    case .stack: "Stack"
    case .binarySearch: "Binary Search"
    case .linkedList: "Linked List"
    case .trees: "Trees"
    case .tries: "Tries"
    case .heap: "Heap"
    case .backtracking: "Backtracking"
    case .graphs: "Graphs"
    case .dp1d: "Dynamic Programming, 1-D"
    case .dp2d: "Dynamic Programming, 2-D"
    case .greedy: "Greedy"
    case .intervals: "Intervals"
    case .mathGeometry: "Math & Geometry"
    case .bitManipulation: "Bit Manipulation"
    }
  }
}

/// How hard a problem is, as its readers know it.
public enum Difficulty: String, Sendable, Hashable, Codable, CaseIterable {
  case easy = "Easy"
  case medium = "Medium"
  case hard = "Hard"
}
