import Hummingbird
import Markup
import NIOCore
import SiteKit

/// The fields of a posted form, checked to come from one of our pages.
struct Form {
  /// A source of 1 MB may be three times as long when it is percent-encoded.
  static let limitBytes = 4 << 20

  private let fields: [String: String]

  /// Reads the body; line ends are `\n` afterwards.
  ///
  /// Throws: ``WebError``.
  init(_ request: Request, context: SiteContext) async throws {
    let buffer: ByteBuffer
    do {
      buffer = try await request.body.collect(upTo: Self.limitBytes)
    } catch is NIOTooManyBytesError {
      throw WebError.bodyTooLong(limitBytes: Self.limitBytes)
    }
    let type = request.headers[.contentType] ?? ""
    guard buffer.readableBytes == 0 || type.hasPrefix("application/x-www-form-urlencoded") else {
      throw WebError.notAForm
    }
    fields = URLText.fields(String(buffer: buffer)).mapValues(Self.withPlainLineEnds)
    let token = request.headers[.formToken] ?? fields[PageContext.tokenField] ?? ""
    guard isEqualInConstantTime(token, context.page.formToken) else {
      throw WebError.wrongFormToken
    }
  }

  /// The text with `\n` for `\r\n`; by bytes, as a source may be long.
  private static func withPlainLineEnds(_ text: String) -> String {
    let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard text.utf8.contains(back) else { return text }
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte == feed, out.last == back { out.removeLast() }
      out.append(byte)
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// The text of a field, or nil when the form has none of this name.
  subscript(name: String) -> String? { fields[name] }

  /// The text of a field that must be there.
  func text(_ name: String) throws -> String {
    guard let text = fields[name] else { throw WebError.missingField(name) }
    return text
  }
}
