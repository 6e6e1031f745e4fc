/// A stream of 64-bit numbers that is the same on every machine.
///
/// Source: xoshiro256** of Blackman and Vigna 2018, seeded by SplitMix64.
struct Randomness: Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  init(seed: UInt64) {
    var mixer = seed
    func next() -> UInt64 {
      mixer &+= 0x9E37_79B9_7F4A_7C15
      var word = mixer
      word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
      return word ^ word >> 31
    }
    state = (next(), next(), next(), next())
  }

  mutating func next() -> UInt64 {
    let result = rotate(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, 45)
    return result
  }

  /// A number from 0 up to, not including, a bound above 0; each equally likely.
  mutating func next(below bound: UInt64) -> UInt64 {
    let rest = (0 &- bound) % bound
    while true {
      let (high, low) = bound.multipliedFullWidth(by: next())
      if low >= rest { return high }
    }
  }

  private func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word << count | word >> (64 - count)
  }
}
