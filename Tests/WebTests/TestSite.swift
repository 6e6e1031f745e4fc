import AppFeature
@testable import CodingFeature
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
@testable import LiveAppsFeature
import Logging
import Markup
import NIOCore
import SiteKit
import Store
import TestSupport

@testable import Web

/// A site on an in-memory database, asked without a socket.
struct TestSite: Sendable {
  let site: Site
  let services: Services
  let client: any TestClientProtocol

  /// What a signed-in browser sends.
  var cookie: String { "\(site.access.cookieName)=\(site.access.cookie.value)" }
  var formToken: String { site.access.formToken }

  func get(
    _ path: String, isSignedIn: Bool = true, headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    var headers = headers
    if isSignedIn { headers[.cookie] = cookie }
    return try await client.execute(uri: path, method: .get, headers: headers)
  }

  /// Posts a form as the site's own page would.
  func post(
    _ path: String, _ fields: [String: String] = [:], isFragment: Bool = false
  ) async throws -> TestResponse {
    var headers: HTTPFields = [.cookie: cookie, .origin: site.origin]
    if isFragment { headers[.focusFragment] = "1" }
    return try await send(
      path, [PageContext.tokenField: formToken].merging(fields) { $1 }, headers: headers)
  }

  /// Posts a form with exactly these headers and fields.
  func send(
    _ path: String, _ fields: [String: String], headers: HTTPFields
  ) async throws -> TestResponse {
    let body = fields.map { "\(URLText.encode($0))=\(URLText.encode($1))" }.joined(separator: "&")
    var headers = headers
    headers[.contentType] = headers[.contentType] ?? "application/x-www-form-urlencoded"
    return try await client.execute(
      uri: path, method: .post, headers: headers, body: ByteBuffer(string: body))
  }
}

extension TestResponse {
  var text: String { String(buffer: body) }

  /// Where a redirect leads.
  var location: String { headers[.location] ?? "" }
}

/// Runs a body against a site whose jobs are worked off.
func withSite(
  problems: [Problem] = [.twoSum], runner: Runner = .accepting, tracer: Tracer = .none,
  allowsWeakJail: Bool = true,
  limiter: RunLimiter = RunLimiter(), board: JobBoard = JobBoard(), publicFolder: URL? = nil,
  clock: @escaping @Sendable () -> Instant = { Instant(milliseconds: 1_700_000_000_000) },
  catalogue: SolutionProviding? = nil, isLive: Bool = false, patience: Duration = .zero,
  dataFolder: URL? = nil, online: OnlineJudge? = nil, learner: String = "",
  takeHomes: TakeHomeProviding = .fixed([]), grading: TakeHomeGrading = .none,
  change: (inout Services) -> Void = { _ in },
  _ body: @escaping @Sendable (TestSite) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    var services = Services(
      problems: catalogue ?? .fixed(problems), runner: runner, tracer: tracer,
      database: try dataFolder.map(AppDatabase.init(folder:)) ?? .empty(),
      now: clock, cacheFolder: folder)
    if let online { services.online = { _ in online } }
    services.takeHomes = takeHomes
    services.grading = grading
    change(&services)
    services = services.joined()
    let site = Site(
      services: services, token: .random(),
      configuration: Site.Configuration(
        // Without a socket, requests come to the name `localhost`, so to port 80.
        host: "localhost", port: isLive ? 0 : 80,
        publicFolder: publicFolder ?? folder.appending(path: "Public"),
        allowsWeakJail: allowsWeakJail, heartbeat: .seconds(3_600), version: "test",
        patience: patience, liveLimits: LiveDesk.Limits(idle: .seconds(3_600))),
      learner: learner, board: board, limiter: limiter)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    var server = WebServer(sites: [site])
    // Among thousands of tests a client may rest for long between two requests.
    server.lineLimits.idle = .seconds(3_600)
    let application = server.application(
      logger: logger, services: [JobService(sites: [site])])
    try await application.test(isLive ? .live : .router) { client in
      try await body(TestSite(site: site, services: site.services, client: client))
    }
  }
}

extension Coding.Submission {
  /// A solution of Two Sum in Python.
  static let sample = Coding.Submission(
    slug: "two-sum", language: .python, source: "class Solution: pass", purpose: .submit)
}
