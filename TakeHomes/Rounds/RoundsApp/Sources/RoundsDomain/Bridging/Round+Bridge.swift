public import RoundsBridge
internal import Foundation

extension Round {
  /// From the Kotlin module; the status becomes this copy's object of its name.
  ///
  /// Throws: ``BridgeError``.
  public init(_ bridged: BridgedRound) throws {
    guard let status = RoundStatus.entries.first(where: { $0.name == bridged.status.name }) else {
      throw BridgeError.unknownStatus(bridged.status.name)
    }
    self.init(
      id: bridged.id, name: bridged.name, date: Date(millis: bridged.dateMillis),
      distanceMetres: Int(bridged.distanceMetres), status: status,
      score: bridged.score.map { Int($0.int32Value) },
      arrows: try bridged.arrows.map { number in
        guard let arrow = Arrow(rawValue: Int(number.int32Value)) else {
          throw BridgeError.unknownArrow(number.int32Value)
        }
        return arrow
      },
      arrowsPerEnd: Int(bridged.arrowsPerEnd), endCount: Int(bridged.endCount))
  }

  /// For the Kotlin module; nothing is cut off.
  ///
  /// Throws: ``BridgeError/overflow(field:)``.
  public func bridged() throws -> BridgedRound {
    guard let dateMillis = date.millis else { throw BridgeError.overflow(field: "date") }
    return BridgedRound(
      id: id, name: name, dateMillis: dateMillis,
      distanceMetres: try Self.narrow(distanceMetres, "distanceMetres"), status: status,
      score: try score.map { KotlinInt(try Self.narrow($0, "score")) },
      arrows: arrows.map { KotlinInt(Int32($0.rawValue)) },
      arrowsPerEnd: try Self.narrow(arrowsPerEnd, "arrowsPerEnd"),
      endCount: try Self.narrow(endCount, "endCount"))
  }

  private static func narrow(_ number: Int, _ field: String) throws -> Int32 {
    guard let narrow = Int32(exactly: number) else { throw BridgeError.overflow(field: field) }
    return narrow
  }
}
