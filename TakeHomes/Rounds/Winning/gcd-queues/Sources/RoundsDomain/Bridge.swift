import Foundation
import RoundsBridge

public enum BridgeError: Error, Equatable, Sendable {
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}

extension Round {
  public init(_ bridged: BridgedRound) throws {
    let status = StatusName(bridged.status)
    guard let known = status.knownObject else {
      throw BridgeError.unknownStatus(status.text)
    }
    var arrows: [Arrow] = []
    for box in bridged.arrows {
      guard let arrow = Arrow(rawValue: Int(box.int32Value)) else {
        throw BridgeError.unknownArrow(box.int32Value)
      }
      arrows.append(arrow)
    }
    var score: Int?
    if let box = bridged.score {
      score = Int(box.int32Value)
    }
    self.init(
      id: bridged.id,
      name: bridged.name,
      date: Date(timeIntervalSince1970: TimeInterval(bridged.dateMillis) / 1_000),
      distanceMetres: Int(bridged.distanceMetres),
      status: known,
      score: score,
      arrows: arrows,
      arrowsPerEnd: Int(bridged.arrowsPerEnd),
      endCount: Int(bridged.endCount))
  }

  public func bridged() throws -> BridgedRound {
    guard let known = statusName.knownObject else {
      throw BridgeError.unknownStatus(statusName.text)
    }
    var box: KotlinInt?
    if let score {
      box = KotlinInt(try Self.fit(score, "score"))
    }
    return BridgedRound(
      id: id,
      name: name,
      dateMillis: try millis(),
      distanceMetres: try Self.fit(distanceMetres, "distanceMetres"),
      status: known,
      score: box,
      arrows: arrows.map { KotlinInt(Int32($0.rawValue)) },
      arrowsPerEnd: try Self.fit(arrowsPerEnd, "arrowsPerEnd"),
      endCount: try Self.fit(endCount, "endCount"))
  }

  /// The date in milliseconds since 1970.
  public func millis() throws -> Int64 {
    let value = (date.timeIntervalSince1970 * 1_000).rounded()
    guard let millis = Int64(exactly: value) else {
      throw BridgeError.overflow(field: "date")
    }
    return millis
  }

  private static func fit(_ value: Int, _ field: String) throws -> Int32 {
    if value > Int(Int32.max) || value < Int(Int32.min) {
      throw BridgeError.overflow(field: field)
    }
    return Int32(value)
  }
}
