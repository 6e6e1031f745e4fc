import Foundation
import RoundsBridge

public struct Round: Identifiable, Hashable, Sendable {
  public let id: Int64
  public var name: String
  public var date: Date
  public var distanceMetres: Int
  @ByName public var status: RoundStatus
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
    self._status = ByName(wrappedValue: status)
    self.score = score
    self.arrows = arrows
    self.arrowsPerEnd = arrowsPerEnd
    self.endCount = endCount
  }
}

/// A status that is equal to another one of the same name.
@propertyWrapper
public struct ByName: Hashable, Sendable {
  public var wrappedValue: RoundStatus

  public init(wrappedValue: RoundStatus) { self.wrappedValue = wrappedValue }

  public static func == (left: ByName, right: ByName) -> Bool {
    left.wrappedValue.name == right.wrappedValue.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue.name) }
}

public enum Arrow: Int, CaseIterable, Sendable {
  case miss, one, two, three, four, five, six, seven, eight, nine, ten, x

  private static let texts = ["M"] + (1...10).map { "\($0)" } + ["X"]

  public var points: Int { [.x: 10][self] ?? rawValue }
  public var text: String { Self.texts[rawValue] }

  public init?(text: String) {
    guard let index = Self.texts.firstIndex(of: text.uppercased()) else { return nil }
    self.init(rawValue: index)
  }
}

public enum DistanceUnit: String, CaseIterable, Sendable { case metres, yards }

public enum RoundTab: Int, CaseIterable, Sendable {
  case all, inProgress, completed, paused, planned

  public var title: String { row.title }

  public func contains(_ round: Round) -> Bool {
    row.name.map { $0 == round.status.name } ?? true
  }

  private var row: (title: String, name: String?) {
    switch self {
    case .all: ("All", nil)
    case .inProgress: ("In Progress", "IN_PROGRESS")
    case .completed: ("Completed", "COMPLETED")
    case .paused: ("Paused", "PAUSED")
    case .planned: ("Planned", "PLANNED")
    }
  }
}

public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  func save(_ round: Round) async throws
  func delete(id: Int64) async throws
}

public enum RoundsError: Error, Equatable, Sendable, CustomStringConvertible {
  case noSuchRound(id: Int64), unreadable(String)

  public var description: String {
    switch self {
    case .noSuchRound(let id): "Round \(id) is not there any more."
    case .unreadable(let reason): "Your rounds are unreadable. \(reason)"
    }
  }
}
