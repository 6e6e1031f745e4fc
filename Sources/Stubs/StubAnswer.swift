public import Domain

/// What a stand-in answers, and how it goes over the line.
public struct StubAnswer: Sendable, Hashable {
  /// What comes behind the last piece.
  public enum Ending: Sendable, Hashable {
    case whole
    /// The line is cut.
    case cut
    /// Nothing, and the line stays open.
    case never
  }

  public var status: Int
  public var headers: [ServiceHeader]
  /// The body; more than one piece is sent without a length.
  public var pieces: [[UInt8]]
  public var ending = Ending.whole
  /// How long nothing is sent at first.
  public var delay: Duration = .zero
  /// How long it waits between two pieces.
  public var pause: Duration = .zero

  public init(
    _ status: Int = 200, type: String, headers: [ServiceHeader] = [], _ body: String = ""
  ) {
    self.init(status, type: type, headers: headers, pieces: [Array(body.utf8)])
  }

  init(_ status: Int = 200, type: String, headers: [ServiceHeader] = [], pieces: [[UInt8]]) {
    self.status = status
    self.headers = [ServiceHeader("Content-Type", type)] + headers
    self.pieces = pieces
  }

  /// The whole body.
  public var body: [UInt8] { pieces.reduce(into: []) { $0 += $1 } }
  public var text: String { String(decoding: body, as: UTF8.self) }
  public var json: Value? { try? Value(json: body) }

  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension StubAnswer {
  static func json(
    _ value: Value, status: Int = 200, headers: [ServiceHeader] = []
  ) -> StubAnswer {
    StubAnswer(status, type: "application/json", headers: headers, value.json)
  }

  static func html(
    _ title: String, status: Int, headers: [ServiceHeader] = [], _ text: String
  ) -> StubAnswer {
    StubAnswer(
      status, type: "text/html; charset=utf-8", headers: headers,
      "<!DOCTYPE html><html><head><title>\(title)</title></head><body>\(text)</body></html>")
  }

  /// Ten megabytes that begin like the JSON of an answer.
  static var huge: StubAnswer {
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let pieces = [Array(#"{"data":{"filler":""#.utf8)] + Array(repeating: piece, count: 10)
    return StubAnswer(type: "application/json", pieces: pieces + [Array(#""}}"#.utf8)])
  }

  /// No answer at all, and no end of the line either.
  public static var silence: StubAnswer {
    var answer = StubAnswer(type: "text/plain", pieces: [])
    answer.ending = .never
    return answer
  }

  /// The first half of the body, as if that were all.
  var truncated: StubAnswer {
    var answer = self
    answer.pieces = [Array(body.prefix(body.count / 2))]
    return answer
  }

  /// The first half of the body, and then the line breaks.
  var cut: StubAnswer {
    var answer = truncated
    answer.ending = .cut
    return answer
  }
}
