import Foundation
import RoundsBridge

public struct Round: Identifiable, Hashable, Sendable {
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

public enum BridgeError: Error, Equatable, Sendable {
  case overflow(field: String)
  case unknownStatus(String)
  case unknownArrow(Int32)
}

extension Round {
  public init(_ bridged: BridgedRound) throws {
    self.init(
      id: bridged.id, name: bridged.name,
      date: Date(timeIntervalSince1970: TimeInterval(bridged.dateMillis / 1000)),
      distanceMetres: Int(bridged.distanceMetres), status: bridged.status,
      score: bridged.score == nil ? nil : Int(bridged.score!.int32Value),
      arrows: bridged.arrows.map { Arrow(rawValue: Int($0.int32Value))! },
      arrowsPerEnd: Int(bridged.arrowsPerEnd), endCount: Int(bridged.endCount))
  }

  // TODO: nobody saves over the bridge yet
  public func bridged() throws -> BridgedRound {
    let seconds = Int32(truncatingIfNeeded: Int64(date.timeIntervalSince1970))
    return BridgedRound(
      id: id, name: name, dateMillis: Int64(seconds) * 1000,
      distanceMetres: Int32(truncatingIfNeeded: distanceMetres), status: status,
      score: score == nil ? nil : KotlinInt(Int32(truncatingIfNeeded: score!)),
      arrows: arrows.map { KotlinInt(Int32($0.rawValue)) },
      arrowsPerEnd: Int32(truncatingIfNeeded: arrowsPerEnd),
      endCount: Int32(truncatingIfNeeded: endCount))
  }
}
