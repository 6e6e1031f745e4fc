import KeeperFuzz

@testable import Judge

extension FuzzReader {
  /// What a program writes: the first byte says how it is cut, which changes nothing.
  static let frames = FuzzReader(name: "frames") { input in
    guard let seed = input.first else { return nil }
    let bytes = Array(input.dropFirst())
    var reader = FrameReader()
    reader.append(bytes)
    var whole: [Frame] = []
    let isRefused = read(&reader, into: &whole)
    let written = whole.flatMap(\.bytes)
    guard bytes.starts(with: written) else { return "frames are other bytes than were written" }
    guard isRefused || reader.isEmpty == (written.count == bytes.count) else {
      return "the reader does not know whether bytes wait"
    }
    for frame in whole {
      _ = CrashNote.sentence(signal: 4, stderr: frame.payload, crash: frame.crash)
    }
    var cuts = FuzzCuts(seed: seed)
    var found: [Frame] = []
    var (place, isCutRefused) = (0, false)
    var cutReader = FrameReader()
    while place < bytes.count, !isCutRefused {
      let end = min(bytes.count, place + cuts.next(upTo: 40))
      cutReader.append(Array(bytes[place..<end]))
      place = end
      isCutRefused = read(&cutReader, into: &found)
    }
    return found == whole && isCutRefused == isRefused ? nil : "cut frames are other frames"
  }

  /// Whether the bytes were refused.
  private static func read(_ reader: inout FrameReader, into frames: inout [Frame]) -> Bool {
    do {
      while let frame = try reader.next() { frames.append(frame) }
      return false
    } catch {
      return true
    }
  }

  /// What the keeper writes, cut likewise.
  static let messages = FuzzReader(name: "messages") { input in
    guard let seed = input.first else { return nil }
    let bytes = Array(input.dropFirst())
    var cuts = FuzzCuts(seed: seed)
    var (whole, found) = (JailMessageReader(), JailMessageReader())
    whole.append(bytes)
    let expected = read(&whole)
    var events: [String] = []
    var place = 0
    while place < bytes.count, events.last != refusal {
      let end = min(bytes.count, place + cuts.next(upTo: 40))
      found.append(bytes[place..<end])
      place = end
      events += read(&found)
    }
    return events == expected ? nil : "cut messages are other messages"
  }

  private static let refusal = "refused"

  private static func read(_ reader: inout JailMessageReader) -> [String] {
    var events: [String] = []
    do {
      while let event = try reader.next() { events.append("\(event)") }
    } catch {
      events.append(refusal)
    }
    return events
  }

  /// A session of the keeper: its host and its program speak as the bytes say.
  static let keeper = FuzzReader(name: "keeper") { input in
    keeper_fuzz_session(input.bindMemory(to: UInt8.self).baseAddress, input.count)
      .map { String(cString: $0) }
  }

  /// The keeper's orders: whole ones, and those of a worker's run.
  static let orders = FuzzReader(name: "orders") { input in
    keeper_fuzz_order(input.bindMemory(to: UInt8.self).baseAddress, input.count)
      .map { String(cString: $0) }
  }
}
