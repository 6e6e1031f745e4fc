/// A reader of bytes that strangers send, with what must hold of whatever it makes of them.
///
/// libFuzzer feeds it (`Scripts/fuzz`); the tests feed it what is kept in `Corpora` and `Found`.
struct FuzzReader: Sendable {
  var name: String
  /// What did not hold, or nil.
  var read: @Sendable (UnsafeRawBufferPointer) -> String?

  #if FUZZES_IMPORTS
    static let all = [imports]
  #elseif FUZZES
    static let all = most
  #else
    static let all = most + [imports]
  #endif

  /// Those that need no database.
  private static let most: [FuzzReader] = [
    frames, messages, keeper, orders, tape, trace, expression, json, cases, yaml, form, hosts,
    input,
    proposals, markdown, sources, handIn,
  ]
}

/// Pieces of an input, whose lengths come from its own bytes.
struct FuzzCuts {
  private var random: UInt64

  init(seed: UInt8) { random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// From 1 up to and with `most`.
  mutating func next(upTo most: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return 1 + Int(random >> 33) % max(1, most)
  }
}
