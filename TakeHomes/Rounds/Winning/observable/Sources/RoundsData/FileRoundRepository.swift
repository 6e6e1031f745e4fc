public import Foundation
import RoundsBridge
public import RoundsDomain

/// One JSON document, replaced as a whole.
public actor FileRoundRepository: RoundRepositoryProtocol {
  private let file: URL

  public init(file: URL) {
    self.file = file
  }

  public func getAllRounds() throws -> [Round] {
    try document().rounds.map(\.value)
  }

  public func save(_ round: Round) throws {
    var document = try document()
    let saved = Document.Entry(value: round)
    if let index = document.rounds.firstIndex(where: { $0.value.id == round.id }) {
      document.rounds[index] = saved
    } else {
      document.rounds.append(saved)
    }
    try write(document)
  }

  public func delete(id: Int64) throws {
    var document = try document()
    document.rounds.removeAll { $0.value.id == id }
    try write(document)
  }

  private func document() throws -> Document {
    guard let bytes = FileManager.default.contents(atPath: file.path(percentEncoded: false)) else {
      guard !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
        throw RoundsError.unreadable("The file of rounds may not be opened.")
      }
      return Document()
    }
    do {
      return try Document.decoder.decode(Document.self, from: bytes)
    } catch {
      throw RoundsError.unreadable("The file of rounds is damaged.")
    }
  }

  private func write(_ document: Document) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Document.encoder.encode(document).write(to: file, options: .atomic)
  }
}

private struct Document: Codable {
  struct Entry {
    var value: Round
  }

  var version = 1
  var rounds: [Entry] = []

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return decoder
  }

  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .millisecondsSince1970
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}

extension Document.Entry: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, name, date, distanceMetres, status, score, arrows, arrowsPerEnd, endCount
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .status)
    guard let status = RoundStatus.entries.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: fields, debugDescription: "No status is called \(name).")
    }
    let arrows = try fields.decode([String].self, forKey: .arrows).map { text in
      guard let arrow = Arrow(text: text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .arrows, in: fields, debugDescription: "No arrow is written \(text).")
      }
      return arrow
    }
    value = try Round(
      id: fields.decode(Int64.self, forKey: .id),
      name: fields.decode(String.self, forKey: .name),
      date: fields.decode(Date.self, forKey: .date),
      distanceMetres: fields.decode(Int.self, forKey: .distanceMetres), status: status,
      score: fields.decodeIfPresent(Int.self, forKey: .score), arrows: arrows,
      arrowsPerEnd: fields.decode(Int.self, forKey: .arrowsPerEnd),
      endCount: fields.decode(Int.self, forKey: .endCount))
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(value.id, forKey: .id)
    try fields.encode(value.name, forKey: .name)
    try fields.encode(value.date, forKey: .date)
    try fields.encode(value.distanceMetres, forKey: .distanceMetres)
    try fields.encode(value.status.name, forKey: .status)
    try fields.encodeIfPresent(value.score, forKey: .score)
    try fields.encode(value.arrows.map(\.text), forKey: .arrows)
    try fields.encode(value.arrowsPerEnd, forKey: .arrowsPerEnd)
    try fields.encode(value.endCount, forKey: .endCount)
  }
}
