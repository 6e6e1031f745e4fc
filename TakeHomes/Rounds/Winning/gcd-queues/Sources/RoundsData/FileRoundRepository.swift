import Dispatch
import Foundation
import RoundsBridge
import RoundsDomain

/// A property list in a file, read and written on a queue of its own.
public final class FileRoundRepository: RoundRepositoryProtocol {
  private let file: URL
  private let queue = DispatchQueue(label: "club.rounds.file", qos: .utility)

  public init(file: URL) {
    self.file = file
  }

  public func getAllRounds() async throws -> [Round] {
    return try await onQueue { try $0.read() }
  }

  public func save(_ round: Round) async throws {
    try await onQueue { try $0.write($0.read().saving(round)) }
  }

  public func delete(id: Int64) async throws {
    try await onQueue { repository in
      let rounds = try repository.read()
      let rest = rounds.filter { $0.id != id }
      if rest.count < rounds.count {
        try repository.write(rest)
      }
    }
  }

  private func onQueue<T>(_ work: @escaping (FileRoundRepository) throws -> T) async throws -> T {
    return try await withCheckedThrowingContinuation { continuation in
      queue.async {
        continuation.resume(with: Result { try work(self) })
      }
    }
  }

  private func read() throws -> [Round] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return []
    } catch {
      throw RoundsError.unreadable(error.localizedDescription)
    }
    do {
      return try PropertyListDecoder().decode(Sheet.self, from: data).rounds.map { try $0.round() }
    } catch let error as RoundsError {
      throw error
    } catch {
      throw RoundsError.unreadable("The file “\(file.lastPathComponent)” is damaged.")
    }
  }

  private func write(_ rounds: [Round]) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let records = try rounds.map { try Record($0) }
    do {
      try encoder.encode(Sheet(version: 1, rounds: records)).write(to: file, options: .atomic)
    } catch {
      throw RoundsError.unwritable(error.localizedDescription)
    }
  }
}

private struct Sheet: Codable {
  var version: Int
  var rounds: [Record]
}

private struct Record: Codable {
  var id: Int64
  var name: String
  var millis: Int64
  var distance: Int
  var status: String
  var score: Int?
  var arrows: [Int]
  var perEnd: Int
  var ends: Int

  init(_ round: Round) throws {
    id = round.id
    name = round.name
    millis = try round.millis()
    distance = round.distanceMetres
    status = round.statusName.text
    score = round.score
    arrows = round.arrows.map { $0.rawValue }
    perEnd = round.arrowsPerEnd
    ends = round.endCount
  }

  func round() throws -> Round {
    guard let found = RoundStatus.entries.first(where: { $0.name == status }) else {
      throw RoundsError.unreadable("Nobody knows the status “\(status)”.")
    }
    let shot = arrows.compactMap { Arrow(rawValue: $0) }
    guard shot.count == arrows.count else {
      throw RoundsError.unreadable("Round \(id) has an arrow that nobody knows.")
    }
    return Round(
      id: id, name: name, date: Date(timeIntervalSince1970: Double(millis) / 1_000),
      distanceMetres: distance, status: found, score: score, arrows: shot, arrowsPerEnd: perEnd,
      endCount: ends)
  }
}
