internal import NotesDomain

/// A note as the first app kept it: one text, nothing of a server.
struct FirstFormat: Decodable {
  var id: String
  var text: String
  /// Seconds since 1970.
  var edited: Double
}

extension Notebook {
  /// Nothing of it was ever sent, so all of it waits.
  init(_ old: [FirstFormat]) {
    for one in old {
      let lines = one.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let note = Note(
        id: one.id, title: lines.first.map { String($0) } ?? "",
        body: lines.count > 1 ? String(lines[1]) : "", editedAt: one.milliseconds)
      save(note, key: "v1-\(one.id)")
    }
  }
}

extension FirstFormat {
  /// Rounded, for a double has no exact tenths.
  fileprivate var milliseconds: Int64 { Int64(exactly: (edited * 1_000).rounded()) ?? 0 }
}
