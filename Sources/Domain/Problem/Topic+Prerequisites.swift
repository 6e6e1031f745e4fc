extension Topic {
  /// The topics that an interview plan takes just before this one; they lead back to the first.
  ///
  /// Source: the road map of the list NeetCode 150, less what reaches over a stage.
  public var prerequisites: [Topic] {
    switch self {
    case .arraysHashing: []
    case .twoPointers, .stack: [.arraysHashing]
    case .slidingWindow, .binarySearch, .linkedList: [.twoPointers]
    case .trees: [.binarySearch, .linkedList]
    case .tries, .heap, .backtracking: [.trees]
    case .intervals, .greedy: [.heap]
    case .graphs, .dp1d: [.backtracking]
    case .dp2d: [.graphs, .dp1d]
    case .bitManipulation: [.dp1d]
    case .mathGeometry: [.dp2d, .bitManipulation]
    }
  }

  /// Its prerequisites, and theirs in turn.
  public var foundations: Set<Topic> {
    prerequisites.reduce(into: Set(prerequisites)) { $0.formUnion($1.foundations) }
  }
}
