/// The known names that a mistyped one most likely meant, best first, at most three.
///
/// Cost: the name's length times the length of all known names.
public func nearestNames(to name: String, among known: [String]) -> [String] {
  let wanted = Array(name.lowercased().utf8.prefix(64))
  let furthest = max(2, wanted.count / 3)
  let ranked = known.map { candidate in
    (candidate, rank(wanted, Array(candidate.lowercased().utf8)))
  }
  return ranked.filter { $0.1 <= furthest }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
}

/// Edits between two names; a name within the other one counts as a single edit.
private func rank(_ name: [UInt8], _ candidate: [UInt8]) -> Int {
  let distance = edits(from: name, to: candidate)
  guard distance > 1, name.count >= 3, contains(candidate, name) else { return distance }
  return 1
}

private func contains(_ text: [UInt8], _ piece: [UInt8]) -> Bool {
  text.indices.contains { text[$0...].starts(with: piece) }
}

private func edits(from left: [UInt8], to right: [UInt8]) -> Int {
  var row = Array(0...right.count)
  for (index, byte) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let above = row[column + 1]
      let replaced = diagonal + (byte == right[column] ? 0 : 1)
      row[column + 1] = min(replaced, above + 1, row[column] + 1)
      diagonal = above
    }
  }
  return row[right.count]
}
