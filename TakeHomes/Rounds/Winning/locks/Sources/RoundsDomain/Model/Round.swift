import Foundation
import RoundsBridge

/// A round, as the app sees it.
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
    id: Int64,
    name: String,
    date: Date,
    distanceMetres: Int,
    status: RoundStatus,
    score: Int? = nil,
    arrows: [Arrow] = [],
    arrowsPerEnd: Int = 6,
    endCount: Int = 12
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

// MARK: - Equatable

extension Round: Equatable {
  public static func == (lhs: Round, rhs: Round) -> Bool {
    return lhs.id == rhs.id
      && lhs.name == rhs.name
      && lhs.date == rhs.date
      && lhs.distanceMetres == rhs.distanceMetres
      && lhs.status.name == rhs.status.name
      && lhs.score == rhs.score
      && lhs.arrows == rhs.arrows
      && lhs.arrowsPerEnd == rhs.arrowsPerEnd
      && lhs.endCount == rhs.endCount
  }
}

// MARK: - Hashable

extension Round: Hashable {
  // Equal rounds have equal ids and names; more needn't be hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(status.name)
  }
}

/// `case RoundStatus.planned:` matches by name.
public func ~= (pattern: RoundStatus, value: RoundStatus) -> Bool {
  return pattern.name == value.name
}
