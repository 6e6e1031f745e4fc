import Domain
import Features
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The running server: the site on its port, and the jobs beside it.
public struct WebServer: Sendable {
  private let site: Site

  public init(site: Site) { self.site = site }

  /// Serves until SIGTERM or SIGINT, which stop the jobs first and then the line.
  ///
  /// Calls `onReady` once the port answers. Throws: ``WebError``.
  public func run(onReady: @escaping @Sendable (Site) async -> Void) async throws {
    var logger = Logger(label: "focus")
    logger.logLevel = .error
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [application(logger: logger, onReady: onReady), JobService(site: site)],
        gracefulShutdownSignals: [.sigterm, .sigint], logger: logger))
    do {
      try await group.run()
    } catch let error as IOError {
      throw refusal(error)
    }
  }

  /// The application, with the services that end with it.
  func application(
    logger: Logger, services: [any Service] = [],
    onReady: @escaping @Sendable (Site) async -> Void = { _ in }
  ) -> some ApplicationProtocol {
    Application(
      router: site.router,
      configuration: ApplicationConfiguration(
        address: .hostname(site.configuration.host, port: site.configuration.port)),
      services: services,
      onServerRunning: { channel in
        site.access.hosts.port = channel.localAddress?.port ?? site.configuration.port
        await onReady(site)
      },
      logger: logger)
  }

  private func refusal(_ error: IOError) -> any Error {
    switch error.errnoCode {
    case EADDRINUSE: WebError.portInUse(port: site.configuration.port)
    case EACCES, EPERM: WebError.portForbidden(port: site.configuration.port)
    case EADDRNOTAVAIL: WebError.hostUnavailable(host: site.configuration.host)
    default: error
    }
  }
}

/// The job board's work and the judge's upkeep, as long as the server lives.
struct JobService: Service {
  let site: Site

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        group.addTask { await site.services.runner.tend() }
        group.addTask { await site.journeys.run(with: site.services) }
        await site.board.run(with: site.services)
        group.cancelAll()
      }
    }
  }
}
