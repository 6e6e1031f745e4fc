import Synchronization

/// Where the keys of a long table stood in some keyframe; who asks looks whether they stand there now.
///
/// All states of a trace share it, so that a far seek makes no index anew.
final class TableIndex: Sendable {
  private struct Places {
    /// The first place where each key stood.
    var first = KeyPlaces()
    /// Further places of those that moved.
    var more: [TraceValue: [Int]] = [:]
    var isCrowded = false
  }

  /// A key that moves about oftener makes the index slow.
  private static let mostMoves = 16

  private let places = Mutex(Places())

  /// Whether a new one would be better.
  var isCrowded: Bool { places.withLock { $0.isCrowded } }

  /// Notes the keys of a leaf.
  func note(_ leaf: TraceTable.Leaf, number: Int) {
    places.withLock { places in
      for (offset, key) in leaf.keys.enumerated() {
        guard let key else { continue }
        let place = TraceTable.place(leaf: number, offset)
        guard let first = places.first[key] else {
          places.first[key] = place
          continue
        }
        guard first != place, places.more[key]?.contains(place) != true else { continue }
        places.more[key, default: []].append(place)
        if places.more[key]?.count ?? 0 > TableIndex.mostMoves { places.isCrowded = true }
      }
    }
  }

  /// Where a key stands, of the places where it once stood.
  func place(of key: TraceValue, _ stands: (Int) -> Bool) -> Int? {
    let (first, more) = places.withLock { places in
      (places.first[key], places.more.isEmpty ? nil : places.more[key])
    }
    if let first, stands(first) { return first }
    return more?.first(where: stands)
  }
}
