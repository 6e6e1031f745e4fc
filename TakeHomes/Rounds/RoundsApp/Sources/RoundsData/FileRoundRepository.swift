public import Foundation
public import RoundsDomain

/// Rounds in one comma-separated file, which is written anew as a whole.
public actor FileRoundRepository: RoundRepositoryProtocol {
  private let file: URL

  /// No file yet means no rounds yet; the first one that is saved makes it.
  public init(file: URL) { self.file = file }

  public func getAllRounds() throws -> [Round] { try read() }

  public func save(_ round: Round) throws { try change(.saved(round)) }

  public func delete(id: Int64) throws { try change(.deleted(id: id)) }

  private func read() throws -> [Round] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let name = file.lastPathComponent
    guard let data = try? Data(contentsOf: file) else {
      throw RoundsError.unreadable("\(name) cannot be opened.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw RoundsError.unreadable("\(name) is no text.")
    }
    let reading = CSVReading(text, isOwn: true)
    if let problem = reading.problems.first {
      throw RoundsError.unreadable("\(name) is damaged. \(problem)")
    }
    return reading.rounds
  }

  private func change(_ change: RoundChange) throws {
    var rounds = try read()
    rounds.take(change)
    let text = try RoundCSV.text(rounds)
    do {
      // Whoever reads meanwhile has the old file or the new one, never half of it.
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw RoundsError.notSaved("\(file.lastPathComponent) cannot be written.")
    }
  }
}
