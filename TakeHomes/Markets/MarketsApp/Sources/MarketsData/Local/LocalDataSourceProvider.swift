public import Foundation

/// Answers from files, after a delay, as a server would.
public final class LocalDataSourceProvider: DataSourceProtocol {
  private let configuration: DataSourceConfiguration
  private let files: [DataSourceResource: Data]
  private let clock: any Clock<Duration>
  private let log: @Sendable (String) -> Void

  public init(
    configuration: DataSourceConfiguration = DataSourceConfiguration(),
    files: [DataSourceResource: Data] = LocalDataSourceProvider.bundledFiles,
    clock: any Clock<Duration> = ContinuousClock(),
    log: @escaping @Sendable (String) -> Void = LocalDataSourceProvider.logToStandardError
  ) {
    self.configuration = configuration
    self.files = files
    self.clock = clock
    self.log = log
  }

  public func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T {
    note("\(resource.fileName): asked")
    if configuration.networkDelaySimulation > .zero {
      try await clock.sleep(for: configuration.networkDelaySimulation)
    }
    // Not every clock looks for this.
    try Task.checkCancellation()
    do {
      let value = try resource.decode(T.self, from: contents(of: resource))
      note("\(resource.fileName): answered")
      return value
    } catch {
      note("\(resource.fileName): \(error)")
      throw error
    }
  }

  /// Finds what is wrong with any file before a screen needs it.
  ///
  /// Throws: ``DataSourceError`` for the first file that is missing or cannot be read.
  public func validateResources() throws {
    for resource in DataSourceResource.allCases {
      try resource.validate(contents(of: resource))
    }
  }

  /// A line on the standard error stream.
  public static let logToStandardError: @Sendable (String) -> Void = { line in
    FileHandle.standardError.write(Data("markets: \(line)\n".utf8))
  }

  private func note(_ line: String) {
    if configuration.isLoggingEnabled { log(line) }
  }

  private func contents(of resource: DataSourceResource) throws(DataSourceError) -> Data {
    guard let data = files[resource] else { throw .missingFile(resource) }
    return data
  }
}
