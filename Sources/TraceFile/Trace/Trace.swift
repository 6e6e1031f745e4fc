public import Foundation

/// A recorded run: every step's state, forward and backward, off the bytes of a `.djt` file.
public struct Trace: Sendable {
  /// What a trace begins and ends with.
  public static let magic: [UInt8] = Array("DJTRACE1".utf8)

  public let footer: TraceFooter
  public let calls: TraceCalls
  let data: Data

  /// What states begin with: the slots' functions, and no hints.
  let owners: [Int32]
  let hints: [Int32]

  public var functions: [Int: TraceFunction]
  public var slots: [Int: TraceSlot]
  public var types: [Int: TraceType]

  /// The number of recorded steps; states are 0 up to and with this number.
  public var steps: Int { footer.steps }

  /// Opens a file that stays mapped; throws if it is no trace or damaged.
  public init(contentsOf file: URL) throws {
    try self.init(Data(contentsOf: file, options: .mappedIfSafe))
  }

  /// Opens a trace's bytes; throws if they are no trace or damaged.
  public init(_ bytes: Data) throws(TraceFileError) {
    data = bytes.startIndex == 0 ? bytes : Data(bytes)
    let start = try Trace.footerStart(data)
    footer = try Trace.readFooter(data[start..<(data.count - 16)])
    try Trace.check(footer, size: start)
    calls = try Trace.readCalls(footer.calls, data)
    var state = TraceState()
    for slot in footer.slots where 0..<TraceCaps.ids ~= slot.id {
      state.declare(slot.id, of: slot.function)
    }
    (owners, hints) = (state.owners, state.hints)
    functions = Dictionary(footer.functions.map { ($0.id, $0) }) { $1 }
    slots = Dictionary(footer.slots.map { ($0.id, $0) }) { $1 }
    types = Dictionary(footer.types.map { ($0.id, $0) }) { $1 }
  }

  private static func footerStart(_ data: Data) throws(TraceFileError) -> Int {
    guard data.count >= 24, data.starts(with: magic), data.suffix(8).elementsEqual(magic) else {
      if let other = otherMark(data) { throw .unknownVersion(other) }
      if data.starts(with: magic) { throw .damaged("its end is missing") }
      throw .notATrace
    }
    let offset = data.suffix(16).prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard offset >= 8, offset <= UInt64(data.count - 16) else {
      throw .damaged("its index lies outside the file")
    }
    return Int(offset)
  }

  /// `DJTRACE2`, say, with which a file of another version may begin.
  private static func otherMark(_ data: Data) -> String? {
    let mark = data.prefix(magic.count)
    guard mark.count == magic.count, !mark.elementsEqual(magic),
      mark.dropLast().elementsEqual(magic.dropLast()),
      let last = mark.last, UInt8(ascii: "0")...UInt8(ascii: "9") ~= last
    else { return nil }
    return String(decoding: mark, as: UTF8.self)
  }

  private static func readFooter(_ json: Data) throws(TraceFileError) -> TraceFooter {
    struct Version: Decodable { var version: Int }
    let decoder = JSONDecoder()
    let split = SegmentText.split(json)
    var footer = try? decoder.decode(TraceFooter.self, from: split?.rest ?? json)
    if let split { footer?.segments = split.segments }
    if let footer, footer.version == TraceFooter.currentVersion { return footer }
    // Only what is not read now is looked at a second time.
    guard let version = try? decoder.decode(Version.self, from: json).version,
      version != TraceFooter.currentVersion
    else { throw .damaged("its index cannot be read") }
    throw .unknownVersion("\(version)")
  }

  /// Checks every number that is used as a place before anything uses it.
  private static func check(_ footer: TraceFooter, size: Int) throws(TraceFileError) {
    func isInside(_ offset: Int, _ bytes: Int) -> Bool {
      offset >= 8 && bytes >= 0 && offset <= size && bytes <= size - offset
    }
    let steps = 0..<TraceCaps.calls
    guard isInside(footer.keyframes.offset, footer.keyframes.bytes) else {
      throw .damaged("its keyframes lie outside the file")
    }
    // Each of them stands in the file, so that nothing is made ready for more.
    guard steps.contains(footer.steps), footer.steps <= size, footer.segments.first?.step == 0
    else { throw .damaged("its steps make no sense") }
    let leftOut = 0...TraceCaps.leftOut
    guard leftOut.contains(footer.gap), leftOut.contains(footer.skipped) else {
      throw .damaged("its index cannot be read")
    }
    var last = -1
    for segment in footer.segments {
      guard segment.step > last, segment.step <= footer.steps,
        isInside(segment.offset, segment.keyframe),
        isInside(segment.start, segment.events),
        segment.offset >= footer.keyframes.offset
      else { throw .damaged("a segment lies outside the file") }
      last = segment.step
    }
    guard isInside(footer.output.offset, footer.output.bytes),
      isInside(footer.errorOutput.offset, footer.errorOutput.bytes),
      isInside(footer.calls.offset, footer.calls.bytes)
    else { throw .damaged("its output or its calls lie outside the file") }
  }

  private static func readCalls(
    _ extent: TraceFooter.Calls, _ data: Data
  ) throws(TraceFileError) -> TraceCalls {
    let calls = data.withUnsafeBytes { raw -> TraceCalls? in
      let range = extent.offset..<(extent.offset + extent.bytes)
      var bytes = ByteReader(UnsafeRawBufferPointer(rebasing: raw[range]))
      return TraceCalls(count: extent.count, &bytes)
    }
    guard let calls else { throw .damaged("its calls make no sense") }
    return calls
  }

  /// Which segment's events lead from a step on.
  func segment(of step: Int) -> Int {
    var (low, high) = (0, footer.segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if footer.segments[middle].step <= step { low = middle } else { high = middle }
    }
    return low
  }
}
