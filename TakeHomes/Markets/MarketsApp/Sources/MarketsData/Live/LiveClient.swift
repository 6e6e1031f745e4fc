internal import ClockKit
internal import Foundation

/// Asks a server with patience: what may pass is tried again.
struct LiveClient: Sendable {
  let base: URL
  let headers: [String: String]
  let clock: any Clock<Duration>
  let fetch: LiveFetch

  /// The body of a good answer.
  ///
  /// Throws: ``DataSourceError`` once three tries failed or one was refused, or `CancellationError`.
  func body(
    of path: String, query: [URLQueryItem] = [], for resource: DataSourceResource
  ) async throws -> Data {
    let place = base.appending(path: path)
    let request = LiveRequest(
      url: query.isEmpty ? place : place.appending(queryItems: query), headers: headers)
    do {
      return try await retry(
        delays: [.seconds(1), .seconds(2)], timeout: .seconds(20), clock: clock,
        isTransient: { Self.isTransient($0, resource) },
        { try await answer(to: request, for: resource) })
    } catch let error as DataSourceError {
      throw error
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw DataSourceError.unreachable(resource)
    }
  }

  private func answer(
    to request: LiveRequest, for resource: DataSourceResource
  ) async throws -> Data {
    let response: LiveResponse
    do {
      response = try await fetch(request)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw DataSourceError.unreachable(resource)
    }
    switch response.status {
    case 200..<300: return response.body
    case 429: throw DataSourceError.tooManyRequests(resource)
    default: throw DataSourceError.refused(resource, code: response.status)
    }
  }

  /// A server that asks for a pause gets one: it is not asked again at once.
  private static func isTransient(_ error: any Error, _ resource: DataSourceResource) -> Bool {
    switch error as? DataSourceError {
    case .unreachable: true
    case .refused(_, let code): (500..<600).contains(code)
    default: false
    }
  }
}
