/// Tests of ours that run after those of a suite, in its process: which of them fail is drawn here.
///
/// What drops or alters failures, by whatever means, does so to these too.
struct CanaryRun: Sendable {
  private static let tests = ["expects", "requires", "records", "throwsAnError"]

  /// A letter for each test: `f` where it is to fail, else `p`; at least one of each.
  let orders: String
  private var run: TestRun

  init(key: String) {
    let failing = Int.random(in: 1..<(1 << Self.tests.count) - 1)
    orders = String(Self.tests.indices.map { failing >> $0 & 1 == 1 ? "f" : "p" })
    run = TestRun(module: TestGround.canaryModule, key: key)
  }

  mutating func take(_ bytes: [UInt8]) { _ = run.take(bytes) }

  /// Whether one of them is missing or came out otherwise than drawn.
  var trouble: Bool {
    zip(Self.tests, orders).contains { name, letter in
      let ended = run.ended.values.first { $0.id.contains("/\(name)()/") }
      return ended.map { ($0.failure != nil) != (letter == "f") } ?? true
    }
  }
}
