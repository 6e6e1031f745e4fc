/// Gives light, or does not.
public struct Lamp: Sendable, Hashable {
  public var isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }

  public func toggled() -> Lamp { Lamp(isOn: !isOn) }
}
