import Foundation
import RoundsBridge
import RoundsDomain

/// Rounds as a log in a file: a JSON entry a line, appended and never rewritten.
public actor FileRoundRepository: RoundRepositoryProtocol {
  private let file: URL

  public init(file: URL) { self.file = file }

  public func getAllRounds() async throws -> [Round] { try fold() }

  public func save(_ round: Round) async throws {
    _ = try fold()
    try append(.saved(StoredRound(round)))
  }

  public func delete(id: Int64) async throws {
    guard try fold().contains(where: { $0.id == id }) else { return }
    try append(.deleted(id))
  }

  private func fold() throws -> [Round] {
    var rounds: [Round] = []
    for entry in try entries() {
      switch entry {
      case .saved(let stored): rounds.put(try stored.round())
      case .deleted(let id): rounds.removeAll { $0.id == id }
      }
    }
    return rounds
  }

  private func entries() throws -> [LogEntry] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let decoder = JSONDecoder()
    do {
      return try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
        try decoder.decode(LogEntry.self, from: $0)
      }
    } catch {
      throw RoundsError.unreadable("The file \(file.lastPathComponent) cannot be read.")
    }
  }

  private func append(_ entry: LogEntry) throws {
    let line = try JSONEncoder().encode(entry) + [UInt8(ascii: "\n")]
    guard FileManager.default.fileExists(atPath: file.path) else {
      return try line.write(to: file, options: .atomic)
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: line)
  }
}

private enum LogEntry: Codable {
  case saved(StoredRound)
  case deleted(Int64)
}

private struct StoredRound: Codable {
  let id: Int64
  let name: String
  let millis: Int64
  let metres: Int
  let status: String
  let score: Int?
  let arrows: [String]
  let arrowsPerEnd: Int
  let endCount: Int

  init(_ round: Round) throws {
    guard let millis = round.date.milliseconds else {
      throw BridgeError.overflow(field: "date")
    }
    id = round.id
    name = round.name
    self.millis = millis
    metres = round.distanceMetres
    status = round.status.name
    score = round.score
    arrows = round.arrows.map(\.text)
    arrowsPerEnd = round.arrowsPerEnd
    endCount = round.endCount
  }

  func round() throws -> Round {
    guard let known = RoundStatus.known(status) else {
      throw RoundsError.unreadable("Round \(id) has the status “\(status)”, which nobody knows.")
    }
    return Round(
      id: id, name: name, date: Date(milliseconds: millis), distanceMetres: metres, status: known,
      score: score,
      arrows: try arrows.map { text in
        guard let arrow = Arrow(text: text) else {
          throw RoundsError.unreadable("Round \(id) has the arrow “\(text)”, which nobody knows.")
        }
        return arrow
      }, arrowsPerEnd: arrowsPerEnd, endCount: endCount)
  }
}
