import Foundation
import RoundsBridge

extension Round {
  public init(_ bridged: BridgedRound) throws {
    self = try RoundMapper.domain(from: bridged)
  }

  public func bridged() throws -> BridgedRound {
    return try RoundMapper.kotlin(from: self)
  }
}

/// Maps rounds between the two sides of the bridge.
enum RoundMapper {
  static func domain(from kotlin: BridgedRound) throws -> Round {
    return Round(
      id: kotlin.id,
      name: kotlin.name,
      date: date(from: kotlin.dateMillis),
      distanceMetres: Int(kotlin.distanceMetres),
      status: try ownStatus(kotlin.status),
      score: kotlin.score.map { Int($0.int32Value) },
      arrows: try kotlin.arrows.map(arrow),
      arrowsPerEnd: Int(kotlin.arrowsPerEnd),
      endCount: Int(kotlin.endCount))
  }

  static func kotlin(from round: Round) throws -> BridgedRound {
    return BridgedRound(
      id: round.id,
      name: round.name,
      dateMillis: try millis(from: round.date),
      distanceMetres: try int32(round, \.distanceMetres, "distanceMetres"),
      status: try ownStatus(round.status),
      score: try round.score.map { score in KotlinInt(try checked(score, "score")) },
      arrows: round.arrows.map { KotlinInt(Int32($0.rawValue)) },
      arrowsPerEnd: try int32(round, \.arrowsPerEnd, "arrowsPerEnd"),
      endCount: try int32(round, \.endCount, "endCount"))
  }

  // Whole seconds and the rest apart, so that no millisecond gets lost in a large number.
  static func date(from millis: Int64) -> Date {
    let (seconds, rest) = millis.quotientAndRemainder(dividingBy: 1000)
    return Date(timeIntervalSince1970: TimeInterval(seconds) + TimeInterval(rest) / 1000)
  }

  static func millis(from date: Date) throws -> Int64 {
    let exact = date.timeIntervalSince1970 * 1000
    guard exact.isFinite, exact > -9.2e18, exact < 9.2e18 else {
      throw BridgeError.overflow(field: "date")
    }
    return Int64(exact.rounded(.toNearestOrEven))
  }

  private static func ownStatus(_ status: RoundStatus) throws -> RoundStatus {
    for entry in RoundStatus.entries where entry.name == status.name {
      return entry
    }
    throw BridgeError.unknownStatus(status.name)
  }

  private static func arrow(_ box: KotlinInt) throws -> Arrow {
    if let arrow = Arrow(rawValue: Int(box.int32Value)) { return arrow }
    throw BridgeError.unknownArrow(box.int32Value)
  }

  private static func int32(
    _ round: Round, _ path: KeyPath<Round, Int>, _ field: String
  ) throws -> Int32 {
    return try checked(round[keyPath: path], field)
  }

  private static func checked(_ value: Int, _ field: String) throws -> Int32 {
    guard let small = Int32(exactly: value) else { throw BridgeError.overflow(field: field) }
    return small
  }
}
