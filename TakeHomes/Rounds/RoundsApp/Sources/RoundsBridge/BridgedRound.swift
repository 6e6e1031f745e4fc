/// A round as the Kotlin module knows it: `Int` is 32 bits, `Long` is 64, a list holds boxes.
public final class BridgedRound: Sendable {
  public let id: Int64
  public let name: String
  /// Since 1970.
  public let dateMillis: Int64
  public let distanceMetres: Int32
  public let status: RoundStatus
  /// Nil where nobody knows it.
  public let score: KotlinInt?
  /// In the order of shooting: 0 for a miss, 1...10, and 11 for an X.
  public let arrows: [KotlinInt]
  public let arrowsPerEnd: Int32
  public let endCount: Int32

  public init(
    id: Int64, name: String, dateMillis: Int64, distanceMetres: Int32, status: RoundStatus,
    score: KotlinInt?, arrows: [KotlinInt], arrowsPerEnd: Int32, endCount: Int32
  ) {
    self.id = id
    self.name = name
    self.dateMillis = dateMillis
    self.distanceMetres = distanceMetres
    self.status = status
    self.score = score
    self.arrows = arrows
    self.arrowsPerEnd = arrowsPerEnd
    self.endCount = endCount
  }
}
