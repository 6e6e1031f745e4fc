public import MarketsDomain

/// Anything that answers with prices: files, or a server somewhere.
///
/// Sources are classes: they are shared, and somebody may watch whether they are still wanted.
public protocol DataSourceProtocol: AnyObject, Sendable {
  /// Throws: ``DataSourceError``, or `CancellationError`.
  func fetchData<T: Decodable>(forDataType resource: DataSourceResource) async throws -> T
}

extension DataSourceProtocol {
  /// The same with a reactive face; it does not keep the source alive.
  public func fetchDataSingle<T: Decodable & Sendable>(
    forDataType resource: DataSourceResource, as type: T.Type = T.self
  ) -> Single<T> {
    Single(owner: self) { try await $0.fetchData(forDataType: resource) }
  }
}
