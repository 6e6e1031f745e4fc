public import Foundation
public import RoundsBridge

/// One shooting of a round, from the plan to the last arrow.
public struct Round: Identifiable, Sendable {
  public let id: Int64
  public var name: String
  public var date: Date
  public var distanceMetres: Int
  /// One of Kotlin's objects: compare its name, never the object.
  public var status: RoundStatus
  /// Nil where none is known; it may be known without the arrows.
  public var score: Int?
  /// In the order of shooting.
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
  public static func == (left: Round, right: Round) -> Bool {
    left.parts == right.parts && left.status.name == right.status.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(name)
    hasher.combine(status.name)
  }

  /// All but the status, whose own `==` asks for identity.
  private var parts: Parts {
    Parts(
      id: id, name: name, date: date, distanceMetres: distanceMetres, score: score,
      arrows: arrows, arrowsPerEnd: arrowsPerEnd, endCount: endCount)
  }

  private struct Parts: Equatable {
    var id: Int64
    var name: String
    var date: Date
    var distanceMetres: Int
    var score: Int?
    var arrows: [Arrow]
    var arrowsPerEnd: Int
    var endCount: Int
  }
}
