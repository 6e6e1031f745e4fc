/// How a local source pretends to be a server.
public struct DataSourceConfiguration: Sendable {
  /// How long an answer takes.
  public var networkDelaySimulation: Duration
  public var isLoggingEnabled: Bool

  public init(
    networkDelaySimulation: Duration = .seconds(2), isLoggingEnabled: Bool = Self.isDebugBuild
  ) {
    self.networkDelaySimulation = networkDelaySimulation
    self.isLoggingEnabled = isLoggingEnabled
  }

  /// Whether the app was built for somebody who works on it.
  public static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
