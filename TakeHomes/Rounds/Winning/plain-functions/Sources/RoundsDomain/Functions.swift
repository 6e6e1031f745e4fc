import Foundation
import RoundsBridge

public enum BridgeError: Error, Equatable, Sendable {
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}

extension Round {
  public init(_ bridged: BridgedRound) throws {
    try self.init(
      id: bridged.id, name: bridged.name, date: instant(ofMillis: bridged.dateMillis),
      distanceMetres: Int(bridged.distanceMetres), status: ownStatus(bridged.status.name),
      score: bridged.score.map { Int($0.int32Value) }, arrows: bridged.arrows.map(arrow(in:)),
      arrowsPerEnd: Int(bridged.arrowsPerEnd), endCount: Int(bridged.endCount))
  }

  public func bridged() throws -> BridgedRound {
    try BridgedRound(
      id: id, name: name, dateMillis: millisSince1970(date),
      distanceMetres: exactly(distanceMetres, "distanceMetres"), status: ownStatus(status.name),
      score: score.map { try KotlinInt(exactly($0, "score")) },
      arrows: arrows.map { try KotlinInt(exactly($0.rawValue, "arrows")) },
      arrowsPerEnd: exactly(arrowsPerEnd, "arrowsPerEnd"), endCount: exactly(endCount, "endCount"))
  }
}

/// The object of this copy of the framework.
public func ownStatus(_ name: String) throws -> RoundStatus {
  try unwrapped(
    RoundStatus.entries.first { $0.name == name }, else: BridgeError.unknownStatus(name))
}

public func instant(ofMillis millis: Int64) -> Date {
  Date(timeIntervalSince1970: Double(millis) / 1000)
}

public func millisSince1970(_ date: Date) throws -> Int64 {
  try unwrapped(
    Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()),
    else: BridgeError.overflow(field: "date"))
}

/// A copy of the rounds with one more, or with one in the place of the old one.
public func putting(_ round: Round, into rounds: [Round]) -> [Round] {
  rounds.contains { $0.id == round.id }
    ? rounds.map { $0.id == round.id ? round : $0 } : rounds + [round]
}

public func unwrapped<Value>(
  _ value: Value?, else error: @autoclosure () -> some Error
) throws -> Value {
  guard let value else { throw error() }
  return value
}

private func arrow(in box: KotlinInt) throws -> Arrow {
  try unwrapped(
    Arrow(rawValue: Int(box.int32Value)), else: BridgeError.unknownArrow(box.int32Value))
}

private func exactly<Number: FixedWidthInteger>(_ value: Int, _ field: String) throws -> Number {
  try unwrapped(Number(exactly: value), else: BridgeError.overflow(field: field))
}
