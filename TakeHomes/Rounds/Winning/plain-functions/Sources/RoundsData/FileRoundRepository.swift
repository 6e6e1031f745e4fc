import Foundation
import RoundsBridge
import RoundsDomain
import Synchronization

public final class FileRoundRepository: RoundRepositoryProtocol {
  /// The name under which the list stands in the file.
  static let storageKey = "rounds.archery-club.v2"

  private let file: URL
  private let turn = Mutex(())

  public init(file: URL) { self.file = file }

  public func getAllRounds() async throws -> [Round] {
    try turn.withLock { _ in try readRounds(at: file) }
  }

  public func save(_ round: Round) async throws { try change { putting(round, into: $0) } }

  public func delete(id: Int64) async throws { try change { $0.filter { $0.id != id } } }

  private func change(_ body: ([Round]) -> [Round]) throws {
    try turn.withLock { _ in try writeRounds(body(readRounds(at: file)), to: file) }
  }
}

private func readRounds(at file: URL) throws -> [Round] {
  guard (try? file.checkResourceIsReachable()) == true else { return [] }
  do {
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    guard let top = json as? [String: Any],
      let list = top[FileRoundRepository.storageKey] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    return try list.map(round(of:))
  } catch {
    throw RoundsError.unreadable("\(file.lastPathComponent): \(error.localizedDescription)")
  }
}

private func writeRounds(_ rounds: [Round], to file: URL) throws {
  let json = [FileRoundRepository.storageKey: try rounds.map(fields(of:))]
  try JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
    .write(to: file, options: .atomic)
}

private func fields(of round: Round) throws -> [String: Any] {
  var fields: [String: Any] = [
    "id": String(round.id), "name": round.name, "date": String(try millisSince1970(round.date)),
    "metres": round.distanceMetres, "status": round.status.name,
    "arrows": round.arrows.map(\.rawValue), "perEnd": round.arrowsPerEnd, "ends": round.endCount,
  ]
  fields["score"] = round.score
  return fields
}

private func round(of fields: [String: Any]) throws -> Round {
  func field<Value>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    try unwrapped(fields[name] as? Value, else: CocoaError(.fileReadCorruptFile))
  }
  func large(_ name: String) throws -> Int64 {
    try unwrapped(Int64(field(name, as: String.self)), else: CocoaError(.fileReadCorruptFile))
  }
  return try Round(
    id: large("id"), name: field("name"), date: instant(ofMillis: large("date")),
    distanceMetres: field("metres"), status: ownStatus(field("status")),
    score: fields["score"].map { _ in try field("score") },
    arrows: field("arrows", as: [Int].self).map { number in
      try unwrapped(Arrow(rawValue: number), else: CocoaError(.fileReadCorruptFile))
    }, arrowsPerEnd: field("perEnd"), endCount: field("ends"))
}
