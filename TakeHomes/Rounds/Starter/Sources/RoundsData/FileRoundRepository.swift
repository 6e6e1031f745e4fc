import Foundation
import RoundsBridge
import RoundsDomain

public final class FileRoundRepository: RoundRepositoryProtocol {
  private let file: URL

  public init(file: URL) {
    self.file = file
  }

  // TODO: arrows are not kept
  public func getAllRounds() async throws -> [Round] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return []
    }
    var rounds: [Round] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ",").map(String.init)
      if parts.count < 6 {
        continue
      }
      let status = RoundStatus.entries.first { $0.name == parts[4] }!
      rounds.append(
        Round(
          id: Int64(parts[0])!, name: parts[1],
          date: Date(timeIntervalSince1970: Double(parts[2])!), distanceMetres: Int(parts[3])!,
          status: status, score: Int(parts[5])))
    }
    return rounds
  }

  public func save(_ round: Round) async throws {
    var rounds = try await getAllRounds().filter { $0.id != round.id }
    rounds.append(round)
    try write(rounds)
  }

  public func delete(id: Int64) async throws {
    try write(try await getAllRounds().filter { $0.id != id })
  }

  private func write(_ rounds: [Round]) throws {
    var text = ""
    for round in rounds {
      let score = round.score == nil ? "-" : "\(round.score!)"
      let seconds = Int(round.date.timeIntervalSince1970)
      text +=
        "\(round.id),\(round.name),\(seconds),\(round.distanceMetres),\(round.status.name),\(score)\n"
    }
    try? text.write(to: file, atomically: false, encoding: .utf8)
  }
}
