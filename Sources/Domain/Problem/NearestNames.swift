/// The known names that a misspelt one may mean, nearest first, by edit distance.
///
/// Names that differ in more than a third of their letters (or two) are left out, unless one
/// holds the other. Nothing is near a name of more than 400 bytes.
public func nearestNames(
  to name: String, in known: some Sequence<String>, limit: Int = 3
) -> [String] {
  // The work grows with the product of the lengths, and a name may come from anybody.
  guard name.utf8.count <= longestNearName else { return [] }
  let lowered = name.lowercased()
  let wanted = Array(lowered.unicodeScalars)
  let most = max(2, wanted.count / 3)
  let near = known.compactMap { candidate -> (steps: Int, name: String)? in
    let other = candidate.lowercased()
    let letters = Array(other.unicodeScalars)
    let isPart = wanted.count >= 3 && other.contains(lowered)
    guard isPart || abs(letters.count - wanted.count) <= most else { return nil }
    let steps = editDistance(wanted, letters)
    return isPart || steps <= most ? (steps, candidate) : nil
  }
  return near.sorted { $0 < $1 }.prefix(limit).map(\.name)
}

private let longestNearName = 400

/// How many letters must be put in, left out or replaced.
///
/// Source: Levenshtein 1966.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
