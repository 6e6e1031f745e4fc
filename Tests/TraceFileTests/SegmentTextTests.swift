import Foundation
import Testing

@testable import TraceFile

@Suite(.timeLimit(.minutes(20))) struct SegmentTextTests {
  private func footer(source: String = "") -> TraceFooter {
    var footer = TraceFooter()
    footer.source = source
    for number in 0..<3 {
      footer.segments.append(
        TraceFooter.Segment(
          step: number, offset: 8 + number, keyframe: 1 << 40, start: 0, events: 7,
          lines: number == 1 ? [] : [1, 20, 300], slots: [0], objects: number == 2, minDepth: 1,
          maxDepth: 9))
    }
    return footer
  }

  @Test(arguments: ["", "\"segments\":[]", "\\\"segments\\\":[{", "{[\"\\"])
  func `segments are those that the decoder finds`(source: String) throws {
    let footer = footer(source: source)
    let (segments, rest) = try #require(SegmentText.split(Data(footer.json.utf8)))
    let decoder = JSONDecoder()
    #expect(segments == footer.segments)
    var other = try decoder.decode(TraceFooter.self, from: rest)
    #expect(other.segments.isEmpty && other.source == source)
    other.segments = segments
    #expect(try other == decoder.decode(TraceFooter.self, from: Data(footer.json.utf8)))
  }

  @Test(
    arguments: [
      ("\"step\":1", "\"step\": 1"), ("\"step\":1", "\"step\":01"), ("\"step\":1", "\"step\":-1"),
      ("\"step\":1", "\"step\":1e3"), ("\"step\":1", "\"step\":1000000000000000000000"),
      ("true", "tru"), ("\"lines\":[1,", "\"lines\":[1,,"), ("\"segments\":[", "\"segments\":[]["),
      ("\"maxDepth\":9}", "\"maxDepth\":9"), ("\"segments\"", "\"segment\\u0073\""),
    ])
  func `another spelling is left to the decoder`(own: String, other: String) {
    let text = footer().json.replacing(own, with: other)
    #expect(text != footer().json)
    #expect(SegmentText.split(Data(text.utf8)) == nil)
  }

  @Test func `a footer that is cut anywhere is read to its end at most`() {
    let json = Array(footer().json.utf8)
    for end in json.indices { _ = SegmentText.split(Data(json[..<end])) }
  }
}
