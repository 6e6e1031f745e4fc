import Domain
import Hummingbird
import Markup
import NIOCore
import SiteKit

/// A file that a script sends as the whole body, checked to come from one of our pages.
struct Upload {
  static let limitBytes = 32 << 20

  let bytes: [UInt8]

  /// Whether a request brings a file rather than a form.
  static func isMeant(by request: Request) -> Bool {
    let kind = request.headers[.contentType] ?? ""
    return ["application/json", "application/octet-stream"].contains { kind.hasPrefix($0) }
  }

  /// Throws: ``WebError``.
  init(_ request: Request, context: SiteContext) async throws {
    let token = request.headers[.formToken] ?? ""
    guard isEqualInConstantTime(token, context.page.formToken) else {
      throw WebError.wrongFormToken
    }
    do {
      bytes = Array(buffer: try await request.body.collect(upTo: Self.limitBytes))
    } catch is NIOTooManyBytesError {
      throw WebError.bodyTooLong(limitBytes: Self.limitBytes)
    }
  }
}
