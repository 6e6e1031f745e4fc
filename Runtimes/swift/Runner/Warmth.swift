import FocusPrelude
import Glibc

/// Uses once what most solutions use, so that what Swift makes on first use is made already:
/// generic types, conformances, hashing, Unicode tables.
enum Warmth {
  static func spread() {
    var reader = Reader(Array(#"[[1,-2],"aé",1.5,true,["b"],[[3],[4]]]"#.utf8))
    var writer = Writer()
    reader.skip("[")
    let numbers = reader.ints()
    reader.skip(",")
    let text = reader.string()
    reader.skip(",")
    let fraction = reader.double()
    reader.skip(",")
    let flag = reader.bool()
    reader.skip(",")
    let texts = reader.strings()
    reader.skip(",")
    let rows = reader.array { $0.ints() }
    writer.ints(numbers.sorted())
    writer.doubles([fraction])
    writer.bools([flag])
    writer.strings(texts + [text.uppercased(), String(text.reversed())])
    writer.array(rows) { $0.ints($1) }
    collect(numbers)
    collect(Array(text))
    collect(texts)
    if writer.bytes.isEmpty { fputs("", stdout) }
  }

  @inline(never)
  private static func collect<Key: Hashable & Comparable>(_ keys: [Key]) {
    var places: [Key: Int] = [:]
    var groups: [Key: [Key]] = [:]
    var seen: Set<Key> = []
    for (place, key) in keys.enumerated() {
      places[key] = place
      groups[key, default: []].append(key)
      seen.insert(key)
    }
    _ = (keys.sorted(), keys.sorted { $0 > $1 }, places.sorted { $0.value < $1.value }, "\(keys)")
  }
}
