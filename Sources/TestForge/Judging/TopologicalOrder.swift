internal import Domain

/// Accepts any order of 0..<count in which b stands before a for each pair [a, b], and the empty
/// one if and only if there is none.
func judgeTopologicalOrder(_ actual: Value, input: [Value]) -> Judgement {
  guard input.count == 2, let count = input[0].integer, let pairs = edges(input[1]) else {
    return .refused("The case is not a count and pairs.")
  }
  guard let answer = actual.elements?.map(\.integer), !answer.contains(nil) else {
    return .refused("The answer must be a list of integers.")
  }
  let order = answer.compactMap(\.self)
  let isPossible = !hasCycle(count: count, pairs: pairs)
  if order.isEmpty, count > 0 {
    return isPossible ? .refused("An order exists, but the answer is empty.") : .accepted
  }
  guard isPossible else { return .refused("No order exists: the answer must be empty.") }
  guard order.count == count, Set(order) == Set(0..<count) else {
    return .refused("The answer must contain each number from 0 to \(count - 1) once.")
  }
  var place = [Int](repeating: 0, count: count)
  for (index, number) in order.enumerated() { place[number] = index }
  if let broken = pairs.first(where: { place[$0.from] < place[$0.to] }) {
    return .refused("\(broken.to) must come before \(broken.from).")
  }
  return .accepted
}

/// The pairs of an edge list, or nil when it is none.
func edges(_ value: Value) -> [(from: Int, to: Int)]? {
  guard let items = value.elements else { return nil }
  var pairs: [(from: Int, to: Int)] = []
  for item in items {
    guard let pair = item.elements, pair.count >= 2, let from = pair[0].integer,
      let to = pair[1].integer
    else { return nil }
    pairs.append((from, to))
  }
  return pairs
}

/// Whether directed pairs over 0..<count have a cycle; pairs out of range count as one.
func hasCycle(count: Int, pairs: [(from: Int, to: Int)]) -> Bool {
  guard count >= 0 else { return true }
  var open = [Int](repeating: 0, count: count)
  var next = [[Int]](repeating: [], count: count)
  for pair in pairs {
    guard open.indices.contains(pair.from), open.indices.contains(pair.to) else { return true }
    next[pair.to].append(pair.from)
    open[pair.from] += 1
  }
  var ready = open.indices.filter { open[$0] == 0 }
  var seen = 0
  while let node = ready.popLast() {
    seen += 1
    for other in next[node] {
      open[other] -= 1
      if open[other] == 0 { ready.append(other) }
    }
  }
  return seen < count
}
