import Foundation
import RoundsBridge

/// A round that an archer shot, shoots or means to shoot.
public struct Round: Identifiable, Sendable {
  public let id: Int64
  public var name: String
  public var date: Date
  public var distanceMetres: Int
  public var status: RoundStatus
  public var score: Int?
  public var arrows: [Arrow]
  public var arrowsPerEnd: Int
  public var endCount: Int

  public init(
    id: Int64, name: String, date: Date, distanceMetres: Int, status: RoundStatus,
    score: Int? = nil, arrows: [Arrow] = [], arrowsPerEnd: Int = 6, endCount: Int = 12
  ) {
    self.id = id
    self.name = name
    self.date = date
    self.distanceMetres = distanceMetres
    self.status = status
    self.score = score
    self.arrows = arrows
    self.arrowsPerEnd = arrowsPerEnd
    self.endCount = endCount
  }
}

extension Round: Hashable {
  /// All parts, with the status's name for the object.
  private struct Parts: Hashable {
    let id: Int64
    let name: String
    let date: Date
    let status: String
    let score: Int?
    let arrows: [Arrow]
    let numbers: [Int]
  }

  private var parts: Parts {
    Parts(
      id: id, name: name, date: date, status: status.name, score: score, arrows: arrows,
      numbers: [distanceMetres, arrowsPerEnd, endCount])
  }

  public static func == (left: Round, right: Round) -> Bool { left.parts == right.parts }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension RoundStatus {
  /// Whether both stand for the same case, whichever copy of the framework they come from.
  package func isSame(as other: RoundStatus) -> Bool { name == other.name }

  /// The object of this copy of the framework, or nil for a name that it does not know.
  package static func known(_ name: String) -> RoundStatus? { entries.first { $0.name == name } }
}
