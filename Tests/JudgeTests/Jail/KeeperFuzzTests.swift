import Foundation
import KeeperFuzz
import Testing

/// The keeper's own parsers, with far more bytes than could be sent to it.
@Suite(.timeLimit(.minutes(20)))
struct KeeperFuzzTests {
  /// `FOCUS_FUZZ_FRAMES` sets another number; the seeds are the same in every run.
  private static let frames =
    ProcessInfo.processInfo.environment["FOCUS_FUZZ_FRAMES"].flatMap(Int.init) ?? 1_000_000

  @Test func `no frame or message, cut anywhere, brings the cases out of order`() {
    for seed in UInt64(1)...4 {
      var complaint: UnsafePointer<CChar>?
      let done = keeper_fuzz_frames(seed, Self.frames / 4, &complaint)
      #expect(complaint.map { String(cString: $0) } == nil, "seed \(seed)")
      #expect(done >= Self.frames / 4)
    }
  }

  @Test func `an order is read or refused, whatever its bytes`() {
    let sensible = keeper_fuzz_orders(5, Self.frames / 20)
    #expect(sensible > 0)
    #expect(sensible < Self.frames / 20)
  }
}
