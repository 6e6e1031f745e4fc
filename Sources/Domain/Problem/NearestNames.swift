/// The known names that a misspelt one may mean, nearest first, by edit distance.
///
/// Names that differ in more than a third of their letters (or two) are left out, unless one
/// holds the other.
public func nearestNames(
  to name: String, in known: some Sequence<String>, limit: Int = 3
) -> [String] {
  let wanted = Array(name.lowercased().unicodeScalars)
  let near = known.compactMap { candidate -> (steps: Int, name: String)? in
    let other = candidate.lowercased()
    let steps = editDistance(wanted, Array(other.unicodeScalars))
    let isPart = wanted.count >= 3 && other.contains(name.lowercased())
    return isPart || steps <= max(2, wanted.count / 3) ? (steps, candidate) : nil
  }
  return near.sorted { $0 < $1 }.prefix(limit).map(\.name)
}

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
