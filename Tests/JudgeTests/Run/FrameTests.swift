import Domain
import Testing

@testable import Judge

struct FrameTests {
  @Test func `frames are put together from bytes cut anywhere`() throws {
    let frames = [Frame(.result, [1, "é"]), Frame(kind: 0x48, payload: []), Frame(.question, [3])]
    let bytes = frames.flatMap(\.bytes)
    for step in 1...bytes.count {
      var reader = FrameReader()
      var found: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: step) {
        reader.append(Array(bytes[start..<min(start + step, bytes.count)]))
        while let frame = try reader.next() { found.append(frame) }
      }
      #expect(found == frames)
      #expect(reader.isEmpty)
    }
  }

  @Test(arguments: [[0, 0, 0, 0], [255, 255, 255, 255], [1, 0, 0, 16]] as [[UInt8]])
  func `a length that no frame has is refused`(head: [UInt8]) {
    var reader = FrameReader()
    reader.append(head)
    #expect(throws: FrameError.self) { try reader.next() }
  }
}
