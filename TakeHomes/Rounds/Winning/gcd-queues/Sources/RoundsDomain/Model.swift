import Foundation
import RoundsBridge

// MARK: - Arrow

public enum Arrow: Int, CaseIterable, Sendable {
  case miss, one, two, three, four, five, six, seven, eight, nine, ten, x

  private static let byText = Dictionary(uniqueKeysWithValues: allCases.map { ($0.text, $0) })

  public var points: Int {
    return min(rawValue, 10)
  }

  public var text: String {
    switch self {
    case .miss: return "M"
    case .x: return "X"
    default: return "\(rawValue)"
    }
  }

  public init?(text: String) {
    guard let arrow = Arrow.byText[text.uppercased()] else { return nil }
    self = arrow
  }
}

// MARK: - Status

/// The name of a status: what is left when the object is taken away.
public struct StatusName: Hashable, Sendable {
  public let text: String

  public init(_ status: RoundStatus) {
    text = status.name
  }

  public var object: RoundStatus {
    return knownObject ?? RoundStatus.bridged(text)
  }

  public var knownObject: RoundStatus? {
    return RoundStatus.entries.first { $0.name == text }
  }
}

// MARK: - Round

public struct Round: Identifiable, Hashable, Sendable {
  public let id: Int64
  public var name: String
  public var date: Date
  public var distanceMetres: Int
  public var score: Int?
  public var arrows: [Arrow]
  public var arrowsPerEnd: Int
  public var endCount: Int
  public private(set) var statusName: StatusName

  public var status: RoundStatus {
    get { return statusName.object }
    set { statusName = StatusName(newValue) }
  }

  public init(
    id: Int64, name: String, date: Date, distanceMetres: Int, status: RoundStatus,
    score: Int? = nil, arrows: [Arrow] = [], arrowsPerEnd: Int = 6, endCount: Int = 12
  ) {
    self.id = id
    self.name = name
    self.date = date
    self.distanceMetres = distanceMetres
    self.score = score
    self.arrows = arrows
    self.arrowsPerEnd = arrowsPerEnd
    self.endCount = endCount
    statusName = StatusName(status)
  }
}

// MARK: - Tabs and units

public enum RoundTab: Int, CaseIterable, Sendable {
  case all, inProgress, completed, paused, planned

  public var title: String {
    let titles = ["All", "In Progress", "Completed", "Paused", "Planned"]
    return titles[rawValue]
  }

  public var statusName: StatusName? {
    let statuses: [RoundStatus?] = [nil, .inProgress, .completed, .paused, .planned]
    return statuses[rawValue].map(StatusName.init)
  }

  public func contains(_ round: Round) -> Bool {
    guard let wanted = statusName else { return true }
    return round.statusName == wanted
  }
}

public enum DistanceUnit: String, CaseIterable, Sendable {
  case metres, yards
}

// MARK: - Repository

public protocol RoundRepositoryProtocol: AnyObject, Sendable {
  func getAllRounds() async throws -> [Round]
  func save(_ round: Round) async throws
  func delete(id: Int64) async throws
}

public enum RoundsError: LocalizedError, Equatable, Sendable, CustomStringConvertible {
  case noSuchRound(id: Int64)
  case unreadable(String)
  case unwritable(String)

  public var description: String {
    switch self {
    case .noSuchRound(let id): return "Round \(id) does not exist."
    case .unreadable(let why): return "The rounds could not be read: \(why)"
    case .unwritable(let why): return "The rounds could not be written: \(why)"
    }
  }

  public var errorDescription: String? {
    return description
  }
}
