public struct Lamp: Hashable {
  public var isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  public func toggled() -> Lamp { self }
}

public final class Panel: @unchecked Sendable {
  private var lamps: [Lamp]! = []

  public init() {}

  public var count: Int { lamps.filter { $0.isOn }.count }

  public func add(_ lamp: Lamp) { lamps.append(lamp) }
}
