import Foundation

/// How hard a token is to guess, as far as its letters tell.
enum TokenStrength {
  /// What a token must have at least.
  static let leastBits = 128.0
  /// Makes one in any shell.
  static let command = "head -c 16 /dev/urandom | od -An -tx1 | tr -d ' \\n'"

  /// An estimate in bits that takes words, rows, repetitions and years for what they are.
  static func bits(of token: String) -> Double {
    let letters = Array(token.utf8)
    guard Set(letters).count > 7 else { return Double(Set(letters).count) }
    let each = log2(Double(alphabet(of: letters)))
    let words = wordLetters(in: letters)
    var known: Set<[UInt8]> = []
    var (bits, weak) = (0.0, 0)
    for index in letters.indices {
      let isRepeated =
        index >= 2 && !known.insert(letters[(index - 2)...index].map(lowered)).inserted
      let isForeseen = isRepeated || isRow(letters, index)
      let isWord = words.contains(index)
      if isForeseen || isWord { weak += 1 }
      bits += isForeseen ? 0.5 : isWord ? 1.3 : each
    }
    // Chance makes a few such letters in any token.
    return weak * 4 <= letters.count ? each * Double(letters.count) : bits
  }

  private static func alphabet(of letters: [UInt8]) -> Int {
    let isHex = letters.allSatisfy {
      isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowered($0))
    }
    let kinds: [(Int, (UInt8) -> Bool)] = [
      (10, isDigit), (26, { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
      (26, { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }),
      (2, { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }),
    ]
    if isHex { return letters.contains { !isDigit($0) } ? 16 : 10 }
    return kinds.reduce(0) { sum, kind in sum + (letters.contains(where: kind.1) ? kind.0 : 0) }
  }

  /// The places of runs of letters that read like words: `Horse`, `horse`, `HORSE`.
  private static func wordLetters(in letters: [UInt8]) -> Set<Int> {
    var places: Set<Int> = []
    var start = 0
    while start < letters.count {
      let end = wordEnd(in: letters, from: start)
      let run = letters[start..<end].map(lowered)
      let pairs = zip(run, run.dropFirst()).map { [$0, $1] }
      let usual = pairs.count { commonPairs.contains($0) }
      if pairs.count >= 3, usual * 2 >= pairs.count { places.formUnion(start..<end) }
      start = max(end, start + 1)
    }
    return places
  }

  private static func wordEnd(in letters: [UInt8], from start: Int) -> Int {
    var end = start
    let isUpper = { (index: Int) in
      isLetter(letters[index]) && lowered(letters[index]) != letters[index]
    }
    let isLower = { (index: Int) in isLetter(letters[index]) && !isUpper(index) }
    if isUpper(end) { end += 1 }
    if end < letters.count, end > start, isUpper(end) {
      while end < letters.count, isUpper(end) { end += 1 }
    } else {
      while end < letters.count, isLower(end) { end += 1 }
    }
    return end
  }

  /// Whether a letter goes on as the two before it do: `aaa`, `abc`, `321`.
  private static func isRow(_ letters: [UInt8], _ index: Int) -> Bool {
    guard index >= 2 else { return false }
    let steps = [1, 0].map { Int(letters[index - $0]) - Int(letters[index - $0 - 1]) }
    return steps[0] == steps[1] && abs(steps[0]) <= 1
  }

  /// The pairs that make up more than half of the pairs of English and German words.
  private static let commonPairs = Set(
    """
    th he in er an re on at en nd ti es or te of ed is it al ar st to nt ng se ha as ou io le ve co me \
    de hi ri ro ic ne ea ra ce li ch ll be ma si om ur ca el ta la ns di fo ho pe ec pr no ct us ac ot \
    il tr ly nc et ut ss so rs un lo wa ge ie wh ee wi em ad ol rt po we na ul ni ts mo ow pa im mi ai \
    sh ir su id os iv ia am fi ci vi pl ig tu ev ld ry mp fe bl ab gh ty op wo sa ay ex ke ui ag \
    ck ok rd ds ey qu oo ap da do go qw we rt yu op sd df fg hj jk kl zx xc cv vb bn nm
    """.split(separator: " ").map { Array($0.utf8) })

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowered(byte))
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
