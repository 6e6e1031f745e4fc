internal import Domain
internal import Foundation

/// A line of what the testing library tells while tests run.
struct TestRecord: Decodable, Sendable {
  struct Payload: Decodable, Sendable {
    struct Message: Decodable, Sendable {
      var symbol: String?
      var text: String
    }

    struct Issue: Decodable, Sendable {
      var isKnown: Bool?
      var isFailure: Bool?
      var severity: String?
    }

    var kind: String
    /// Of a test.
    var id: String?
    var name: String?
    var displayName: String?
    /// Of an event.
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }

  var kind: String
  var payload: Payload

  /// Nil for anything else.
  init?(_ line: some Sequence<UInt8>) {
    guard let record = try? JSONDecoder().decode(TestRecord.self, from: Data(line)) else {
      return nil
    }
    self = record
  }

  /// What went wrong, when this tells of something that did.
  var failure: String? {
    // A test that ends itself has proved nothing.
    if payload.kind == "testCancelled" || payload.kind == "testCaseCancelled" {
      return "The test was cancelled."
    }
    guard payload.kind == "issueRecorded", let issue = payload.issue, issue.isKnown != true,
      issue.isFailure != false, issue.severity != "warning"
    else { return nil }
    let texts = payload.messages ?? []
    let first = texts.first { $0.symbol == "fail" }?.text ?? texts.first?.text
    let details = texts.filter { $0.symbol == "details" }.map(\.text)
    return ([first ?? "An issue was recorded."] + details).joined(
      separator: FailureWords.commentMark
    ).onOneLine
      .cut(to: 8_000)
  }
}

extension String {
  /// The same without breaks of lines and without what would lead a terminal or a reader's eye elsewhere.
  var onOneLine: String {
    let lines = split(whereSeparator: \.isNewline).joined(separator: " ")
    return String(
      String.UnicodeScalarView(
        lines.unicodeScalars.map { sign in
          switch sign.properties.generalCategory {
          case .control,
            .format where !sign.properties.isJoinControl:
            " "
          default: sign
          }
        }))
  }

  /// At most so many characters, the last of them a mark of what was cut.
  func cut(to most: Int) -> String { count > most ? prefix(most - 1) + "…" : self }
}
