internal import Foundation

/// Takes the segments out of a footer's JSON, of which they are the most: a decoder needs a microsecond for each number.
///
/// It knows only how the footer writes itself; any other text is left to the decoder.
struct SegmentText {
  typealias Segment = TraceFooter.Segment

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The segments, and the footer with none; nil if this is another spelling.
  static func split(_ json: Data) -> (segments: [Segment], rest: Data)? {
    json.withUnsafeBytes { raw in
      var text = SegmentText(raw.bindMemory(to: UInt8.self))
      guard text.findSegments(), case let start = text.place, let segments = text.segments() else {
        return nil
      }
      let (head, tail) = (raw[..<start], raw[text.place...])
      return (
        segments,
        Data(UnsafeRawBufferPointer(rebasing: head)) + Data("[]".utf8)
          + Data(UnsafeRawBufferPointer(rebasing: tail))
      )
    }
  }

  /// Goes to the footer's own list of segments.
  private mutating func findSegments() -> Bool {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        if depth == 1, takes("\"segments\":") { return true }
        skipText()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
    }
    return false
  }

  /// Goes from a text's first quote to its last.
  private mutating func skipText() {
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func segments() -> [Segment]? {
    guard takes("[") else { return nil }
    var segments: [Segment] = []
    repeat {
      guard let segment = segment() else { return nil }
      segments.append(segment)
    } while takes(",")
    return takes("]") ? segments : nil
  }

  private mutating func segment() -> Segment? {
    guard let step = number("{\"step\":"), let offset = number(",\"offset\":"),
      let keyframe = number(",\"keyframe\":"), let start = number(",\"start\":"),
      let events = number(",\"events\":"), let lines = numbers(",\"lines\":["),
      let slots = numbers(",\"slots\":["), takes(",\"objects\":")
    else { return nil }
    let objects = takes("true")
    guard objects || takes("false"), let minDepth = number(",\"minDepth\":"),
      let maxDepth = number(",\"maxDepth\":"), takes("}")
    else { return nil }
    return Segment(
      step: step, offset: offset, keyframe: keyframe, start: start, events: events, lines: lines,
      slots: slots, objects: objects, minDepth: minDepth, maxDepth: maxDepth)
  }

  private mutating func numbers(_ head: StaticString) -> [Int]? {
    guard takes(head) else { return nil }
    var numbers: [Int] = []
    if takes("]") { return numbers }
    repeat {
      guard let number = number("") else { return nil }
      numbers.append(number)
    } while takes(",")
    return takes("]") ? numbers : nil
  }

  /// A number of at most 18 digits, as one that is longer might be too large.
  private mutating func number(_ head: StaticString) -> Int? {
    guard takes(head) else { return nil }
    let start = place
    var number = 0
    while place < bytes.count, case let digit = bytes[place] &- 0x30, digit < 10 {
      number = number &* 10 &+ Int(digit)
      place += 1
    }
    let isPlain = 1...18 ~= place - start && (bytes[start] != 0x30 || place == start + 1)
    return isPlain ? number : nil
  }

  /// Passes over a text, if it stands here.
  private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard count <= bytes.count - place else { return false }
    for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] { return false }
    place += count
    return true
  }
}
