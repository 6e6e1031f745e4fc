import Foundation
import RoundsBridge
import RoundsDomain

/// A line for each round; the lock is held for a whole read, change and write.
public final class FileRoundRepository: RoundRepositoryProtocol, @unchecked Sendable {
  private let file: URL
  private let lock = NSLock()

  public init(file: URL) {
    self.file = file
  }

  public func getAllRounds() async throws -> [Round] {
    return try lock.withLock { try load() }
  }

  public func save(_ round: Round) async throws {
    try change { $0.replaceOrAppend(round) }
  }

  public func delete(id: Int64) async throws {
    try change { rounds in rounds.removeAll { $0.id == id } }
  }

  private func change(_ body: (inout [Round]) -> Void) throws {
    try lock.withLock {
      var rounds = try load()
      body(&rounds)
      let lines = try rounds.map(RoundLine.text)
      try Data(lines.joined().utf8).write(to: file, options: .atomic)
    }
  }

  private func load() throws -> [Round] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let text: String
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw RoundsError.unreadable("Your rounds can't be read: \(error.localizedDescription)")
    }
    return try text.split(separator: "\n").enumerated().map { index, line in
      guard let round = RoundLine.round(line) else {
        throw RoundsError.unreadable("Line \(index + 1) of your rounds makes no sense.")
      }
      return round
    }
  }
}

/// A round as tab-separated, percent-encoded fields.
enum RoundLine {
  static func text(_ round: Round) throws -> String {
    let fields: [String] = [
      String(round.id), encode(round.name), String(try millis(round.date)),
      String(round.distanceMetres), round.status.name, round.score.map(String.init) ?? "-",
      String(round.arrowsPerEnd), String(round.endCount),
      round.arrows.map { $0.text }.joined(separator: " "), ".",
    ]
    return fields.joined(separator: "\t") + "\n"
  }

  static func round(_ line: Substring) -> Round? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 10, fields[9] == ".",
      let id = Int64(fields[0]), let name = fields[1].removingPercentEncoding,
      let millis = Int64(fields[2]), let distance = Int(fields[3]),
      let status = RoundStatus.entries.first(where: { $0.name == fields[4] }),
      fields[5] == "-" || Int(fields[5]) != nil,
      let perEnd = Int(fields[6]), let ends = Int(fields[7])
    else { return nil }
    let texts = fields[8].split(separator: " ")
    let arrows = texts.compactMap { Arrow(text: String($0)) }
    guard arrows.count == texts.count else { return nil }
    return Round(
      id: id, name: name, date: Date(timeIntervalSince1970: Double(millis) / 1000),
      distanceMetres: distance, status: status, score: Int(fields[5]), arrows: arrows,
      arrowsPerEnd: perEnd, endCount: ends)
  }

  private static func encode(_ name: String) -> String {
    return name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
  }

  private static func millis(_ date: Date) throws -> Int64 {
    guard let millis = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) else {
      throw BridgeError.overflow(field: "date")
    }
    return millis
  }
}
