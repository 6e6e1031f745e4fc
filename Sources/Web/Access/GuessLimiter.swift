import Domain
import Synchronization

/// How often one address may be wrong about a token or a key.
///
/// A few wrong ones are free, then one every few seconds; what is remembered of addresses has a bound.
final class GuessLimiter: Sendable {
  private struct Bucket {
    var level: Double
    var last: Instant
    /// The wrong ones since the last line of the log.
    var untold = 0
    var toldAt: Instant?
  }

  private let capacity: Double
  private let secondsEach: Double
  private let mostPeers: Int
  private let buckets = Mutex<[Peer: Bucket]>([:])

  /// A line of the log for each address at most this often.
  private static let tellingMilliseconds: Int64 = 60_000

  init(capacity: Int = 10, secondsEach: Int = 5, mostPeers: Int = 1_024) {
    self.capacity = Double(capacity)
    self.secondsEach = Double(secondsEach)
    self.mostPeers = mostPeers
  }

  /// Throws: ``WebError/tooManyGuesses(seconds:)`` while an address was wrong too often.
  func check(_ peer: Peer, at now: Instant) throws(WebError) {
    let level = buckets.withLock { self.level(of: peer, at: now, $0) }
    guard level < 1 else { return }
    throw .tooManyGuesses(seconds: max(1, Int(((1 - level) * secondsEach).rounded(.up))))
  }

  /// Notes a wrong one; gives how many there were when a line of the log is due.
  func note(_ peer: Peer, at now: Instant) -> Int? {
    buckets.withLock { buckets -> Int? in
      let level = self.level(of: peer, at: now, buckets)
      if buckets[peer] == nil, buckets.count >= mostPeers { forgetOldest(&buckets) }
      var bucket = buckets[peer] ?? Bucket(level: level, last: now)
      bucket.level = max(0, level - 1)
      bucket.last = now
      bucket.untold += 1
      defer { buckets[peer] = bucket }
      // A clock that was set back must not silence it.
      let passed = bucket.toldAt.map { abs(now.milliseconds - $0.milliseconds) }
      guard passed ?? .max >= Self.tellingMilliseconds else { return nil }
      let count = bucket.untold
      (bucket.untold, bucket.toldAt) = (0, now)
      return count
    }
  }

  private func level(of peer: Peer, at now: Instant, _ buckets: [Peer: Bucket]) -> Double {
    guard let bucket = buckets[peer] else { return capacity }
    let passed = Double(max(0, now.milliseconds - bucket.last.milliseconds)) / 1000
    return min(capacity, bucket.level + passed / secondsEach)
  }

  private func forgetOldest(_ buckets: inout [Peer: Bucket]) {
    let oldest = buckets.min { $0.value.last.milliseconds < $1.value.last.milliseconds }
    if let oldest { buckets[oldest.key] = nil }
  }
}
