internal import Domain

/// The head of a git bundle: what it holds, and where its pack begins.
///
/// Source: gitformat-bundle(5), versions 2 and 3.
struct BundleReader: Sendable, Hashable {
  /// The commit that is to be graded, by its digest.
  let head: String
  let pack: [UInt8]

  private static let marks = ["# v2 git bundle", "# v3 git bundle"]
  private static let mostLines = 2_000
  private static let names = ["HEAD", "refs/heads/main", "refs/heads/master"]

  static func isMeant(_ bytes: [UInt8]) -> Bool {
    marks.contains { bytes.starts(with: $0.utf8) }
  }

  /// Throws: ``HandInError``.
  init(_ bytes: [UInt8]) throws(HandInError) {
    var references: [(name: String, digest: String)] = []
    var rest = bytes[...]
    for number in 0..<Self.mostLines {
      guard let end = rest.firstIndex(of: 0x0A) else { break }
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if line.isEmpty {
        guard let head = Self.head(references), rest.starts(with: "PACK".utf8) else { break }
        (self.head, pack) = (head, Array(rest))
        return
      }
      guard number > 0, !line.hasPrefix("@") else { continue }
      if line.hasPrefix("-") { throw .incompleteBundle }
      let fields = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard fields.count == 2, fields[0].utf8.count == 40, fields[0].allSatisfy(\.isHexDigit)
      else { break }
      references.append((fields[1], fields[0]))
    }
    throw .damaged("its list of branches can't be read")
  }

  /// What is checked out; else the usual branch, or the only one.
  private static func head(_ references: [(name: String, digest: String)]) -> String? {
    let known = names.lazy.compactMap { name in references.first { $0.name == name } }.first
    return (known ?? references.first { $0.name.hasPrefix("refs/heads/") })?.digest
  }
}
