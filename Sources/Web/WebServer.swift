import Domain
import Foundation
import Hummingbird
import HummingbirdCore
import LiveAppsFeature
import Logging
import NIOCore
import ServiceLifecycle
import SiteKit
import UnixSignals

/// The running server: a site, or one for each learner of a class, on its port, and the jobs beside it.
public struct WebServer: Sendable {
  private let sites: [Site]
  private var configuration: Site.Configuration { sites[0].configuration }
  /// Of the process, unless a test says otherwise.
  var lineLimits = LineLimits.ofProcess

  /// The learners of a class, of whom there must be one; all sites have the same configuration.
  public init(sites: [Site]) { self.sites = sites }

  /// Serves until SIGTERM or SIGINT, which stop the jobs first and then the line.
  ///
  /// Calls `onReady` with each site once the port answers. Throws: ``WebError``.
  public func run(onReady: @escaping @Sendable (Site) async -> Void) async throws {
    var logger = Logger(label: "focus")
    logger.logLevel = .error
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [application(logger: logger, onReady: onReady), JobService(sites: sites)],
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
    let ledger = ConnectionLedger(limits: lineLimits)
    return Application(
      responder: Reception(sites),
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [LineGuard(ledger)],
          httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: 16_384, maxHeaderListSize: 65_536, maxHeaderFieldCount: 100))),
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port)),
      services: services,
      onServerRunning: { channel in
        let door = AcceptGuard(logger: logger)
        try? await channel.pipeline.addHandler(door, position: .first).get()
        let port = channel.localAddress?.port ?? configuration.port
        for site in sites { site.access.hosts.port = port }
        for site in sites { await onReady(site) }
      },
      logger: logger)
  }

  private func refusal(_ error: IOError) -> any Error {
    switch error.errnoCode {
    case EADDRINUSE: WebError.portInUse(port: configuration.port)
    case EACCES, EPERM: WebError.portForbidden(port: configuration.port)
    case EADDRNOTAVAIL: WebError.hostUnavailable(host: configuration.host)
    default: error
    }
  }
}

/// The job boards' work and the judge's upkeep, as long as the server lives.
struct JobService: Service {
  let sites: [Site]

  func run() async throws {
    await cancelWhenGracefulShutdown {
      await withDiscardingTaskGroup { group in
        group.addTask { await FreedMemory.giveBack(every: .seconds(30)) }
        // The judge is one for all; each learner has a queue of one's own.
        group.addTask { await sites.first?.services.runner.tend() }
        for site in sites {
          group.addTask { await site.journeys.run(with: site.services) }
          group.addTask { await site.advice.run(with: site.services) }
          group.addTask { await site.takeHomeChecks.run(with: site.services) }
          group.addTask { await site.widgetFeed.follow(site.services) }
          group.addTask { await site.syncDesk.run(with: site.services, learner: site.learner) }
          group.addTask { await site.liveDesk.run() }
          group.addTask { await site.board.run(with: site.services) }
        }
      }
    }
  }
}
