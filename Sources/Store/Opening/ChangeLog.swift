import Foundation

/// The log of changes beside a database file, as far as it can be read without SQLite.
///
/// SQLite uses it up to the first damaged change and forgets the rest without a word.
/// Source: sqlite.org/fileformat2.html
struct ChangeLog {
  private static let headBytes = 32
  private static let frameHeadBytes = 24

  /// How many changes can be read; nil while nothing tells of damage.
  static func readableChanges(_ bytes: [UInt8]) -> Int? {
    guard bytes.count > headBytes + frameHeadBytes else { return nil }
    let words = Words(bytes)
    var sum = Sum(isBigEndian: words[0] & 1 == 1)
    sum.add(bytes[0..<24])
    let pageBytes = Int(words[8])
    guard words[0] & ~1 == 0x377F_0682, (512...65_536).contains(pageBytes),
      sum.is(words[24], words[28])
    else { return 0 }
    let salts = (words[16], words[20])
    let step = frameHeadBytes + pageBytes
    var (readable, lost, isDamaged) = (0, 0, false)
    for start in stride(from: headBytes, through: bytes.count - step, by: step) {
      let isOfThisLog = (words[start + 8], words[start + 12]) == salts
      let isCommit = words[start + 4] != 0
      if !isDamaged {
        sum.add(bytes[start..<start + 8])
        sum.add(bytes[start + frameHeadBytes..<start + step])
        isDamaged = !isOfThisLog || !sum.is(words[start + 16], words[start + 20])
      }
      if !isDamaged, isCommit { readable += 1 }
      if isDamaged, isOfThisLog, isCommit { lost += 1 }
    }
    // The last change may be one that was never finished; what lies behind a finished one was.
    return lost > 1 ? readable : nil
  }

  /// Refuses a log that lost changes, unless a copy of it lies beside it.
  ///
  /// Throws: ``StoreError/damagedLog(file:readable:)``.
  static func check(beside database: URL) throws {
    let log = URL(filePath: database.path + "-wal")
    guard var bytes = content(log), readableChanges(bytes) != nil else { return }
    // Another process may write just now: then it looks otherwise a moment later.
    for _ in 0..<2 {
      usleep(50_000)
      guard let again = content(log), again == bytes else { return }
      bytes = again
    }
    guard let readable = readableChanges(bytes), content(copy(of: log)) != bytes else { return }
    throw StoreError.damagedLog(file: log, readable: readable)
  }

  static func copy(of log: URL) -> URL { URL(filePath: log.path + ".damaged") }

  private static func content(_ file: URL) -> [UInt8]? {
    (try? Data(contentsOf: file)).map { Array($0) }
  }
}

/// Numbers of four bytes, the highest first.
private struct Words {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  subscript(place: Int) -> UInt32 {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// SQLite's sum over pairs of words, which goes on from one piece to the next.
private struct Sum {
  let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  mutating func add(_ piece: ArraySlice<UInt8>) {
    var place = piece.startIndex
    while place + 8 <= piece.endIndex {
      first = first &+ word(piece, place) &+ second
      second = second &+ word(piece, place + 4) &+ first
      place += 8
    }
  }

  func `is`(_ one: UInt32, _ other: UInt32) -> Bool { first == one && second == other }

  private func word(_ piece: ArraySlice<UInt8>, _ place: Int) -> UInt32 {
    let (a, b, c, d) = (piece[place], piece[place + 1], piece[place + 2], piece[place + 3])
    let (w, x, y, z) = isBigEndian ? (a, b, c, d) : (d, c, b, a)
    return UInt32(w) << 24 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32(z)
  }
}
