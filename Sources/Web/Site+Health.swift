import Domain
import Foundation
import Hummingbird
import SiteKit

extension Site {
  /// What the learner sees of the machine; strangers only hear that the server lives.
  private struct Health: Encodable {
    var status = "ok"
    var version: String
    var runner: RunnerStatus
  }

  func health(_ context: SiteContext) async throws -> Response {
    guard context.isSignedIn else { return text("ok\n", type: "text/plain; charset=utf-8") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let health = Health(version: configuration.version, runner: await services.runner.status())
    let json = String(decoding: try encoder.encode(health), as: UTF8.self)
    return text(json + "\n", type: "application/json")
  }

  private func text(_ text: String, type: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: type, .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
