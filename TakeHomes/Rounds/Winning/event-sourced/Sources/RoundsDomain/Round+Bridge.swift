import Foundation
import RoundsBridge

/// What does not fit through the bridge.
public enum BridgeError: Error, Equatable, Sendable {
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}

extension Round {
  public init(_ bridged: BridgedRound) throws {
    guard let status = RoundStatus.known(bridged.status.name) else {
      throw BridgeError.unknownStatus(bridged.status.name)
    }
    let arrows = try bridged.arrows.map { box in
      guard let arrow = Arrow(rawValue: Int(box.int32Value)) else {
        throw BridgeError.unknownArrow(box.int32Value)
      }
      return arrow
    }
    self.init(
      id: bridged.id, name: bridged.name, date: Date(milliseconds: bridged.dateMillis),
      distanceMetres: Int(bridged.distanceMetres), status: status,
      score: (bridged.score?.int32Value).map(Int.init), arrows: arrows,
      arrowsPerEnd: Int(bridged.arrowsPerEnd), endCount: Int(bridged.endCount))
  }

  public func bridged() throws -> BridgedRound {
    guard let status = RoundStatus.known(status.name) else {
      throw BridgeError.unknownStatus(status.name)
    }
    guard let millis = date.milliseconds else { throw BridgeError.overflow(field: "date") }
    return BridgedRound(
      id: id, name: name, dateMillis: millis,
      distanceMetres: try narrow(distanceMetres, "distanceMetres"), status: status,
      score: try score.map { KotlinInt(try narrow($0, "score")) },
      arrows: try arrows.map { KotlinInt(try narrow($0.rawValue, "arrows")) },
      arrowsPerEnd: try narrow(arrowsPerEnd, "arrowsPerEnd"),
      endCount: try narrow(endCount, "endCount"))
  }
}

private func narrow(_ value: Int, _ field: String) throws -> Int32 {
  guard let small = Int32(exactly: value) else { throw BridgeError.overflow(field: field) }
  return small
}

extension Date {
  /// The nearest millisecond since 1970; nil where 64 bits do not hold it.
  package var milliseconds: Int64? { Int64(exactly: (timeIntervalSince1970 * 1000).rounded()) }

  package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }
}
