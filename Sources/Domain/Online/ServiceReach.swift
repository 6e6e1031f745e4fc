/// Where requests to an address may go that a person typed.
public enum ServiceReach: Sendable, Hashable {
  /// The machine's owner: public services, this machine, and its network.
  case owner
  /// A learner of a class: public services, and hosts with ports that the teacher allowed.
  case learner(allowed: Set<String>)

  /// Whether a request to `host:port` may go to an address that the host's name stands for.
  ///
  /// The link and a cloud's own services are nobody's.
  public func admits(_ address: HostAddress, of authority: String) -> Bool {
    switch (address.reach, self) {
    case (.nowhere, _): false
    case (.everywhere, _), (_, .owner): true
    case (_, .learner(let allowed)): allowed.contains(authority.lowercased())
    }
  }

  /// Whether failures are told one by one: whoever owns the machine may know what listens on it.
  public var tellsFailures: Bool { self == .owner }
}
