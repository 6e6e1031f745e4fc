/// Places by number: a hash table that a hostile choice of numbers cannot slow down.
struct NumberIndex: Sendable {
  private struct Bucket {
    var number = 0
    /// Place + 1; 0 is free.
    var place = 0
  }

  /// So many neighbours stand side by side.
  private static let blockShift = 3

  private var buckets = [Bucket](repeating: Bucket(), count: 16)
  private var count = 0
  /// The memory that it takes.
  var bytes: Int { buckets.count * MemoryLayout<Bucket>.stride }
  private let seed = UInt64.random(in: .min ... .max) | 1

  /// Two thirds: a larger table misses the processor's caches more often than its shorter ways save.
  private var isFull: Bool { count * 3 > buckets.count * 2 }

  /// Where a number belongs: neighbours stand side by side, as most programs count up.
  @inline(__always)
  private func home(of number: Int) -> Int {
    let block = UInt64(bitPattern: Int64(number >> NumberIndex.blockShift))
    let mixed = Int(truncatingIfNeeded: ((block ^ (seed >> 17)) &* seed) >> 32)
    let within = number & ((1 << NumberIndex.blockShift) - 1)
    return (mixed << NumberIndex.blockShift | within) & (buckets.count - 1)
  }

  /// The bucket that holds a number, or the free one where it belongs.
  @inline(__always)
  private func bucket(of number: Int) -> Int {
    var bucket = home(of: number)
    while buckets[bucket].place != 0, buckets[bucket].number != number {
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    return bucket
  }

  subscript(number: Int) -> Int? {
    get {
      let place = buckets[bucket(of: number)].place
      return place == 0 ? nil : place - 1
    }
    set {
      let bucket = bucket(of: number)
      let isFree = buckets[bucket].place == 0
      guard let place = newValue else {
        if !isFree { close(bucket) }
        return
      }
      buckets[bucket] = Bucket(number: number, place: place + 1)
      if isFree {
        count += 1
        if isFull { grow() }
      }
    }
  }

  /// The place of a number, which is a new one's if it had none.
  @inline(__always)
  mutating func place(of number: Int, adding new: Int) -> Int {
    let bucket = bucket(of: number)
    let place = buckets[bucket].place
    if place != 0 { return place - 1 }
    buckets[bucket] = Bucket(number: number, place: new + 1)
    count += 1
    if isFull { grow() }
    return new
  }

  /// Frees a bucket and pulls those behind it forward, so that every probe still finds them.
  private mutating func close(_ bucket: Int) {
    let mask = buckets.count - 1
    var hole = bucket
    var next = (hole + 1) & mask
    while buckets[next].place != 0 {
      if (next - home(of: buckets[next].number)) & mask >= (next - hole) & mask {
        buckets[hole] = buckets[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    buckets[hole] = Bucket()
    count -= 1
  }

  private mutating func grow() {
    let old = buckets
    buckets = [Bucket](repeating: Bucket(), count: old.count * 2)
    for entry in old where entry.place != 0 { buckets[bucket(of: entry.number)] = entry }
  }
}
