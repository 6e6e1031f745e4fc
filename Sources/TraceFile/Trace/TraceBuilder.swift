/// Makes a trace out of a tape in one pass; goes on where it stopped while the program still runs.
public struct TraceBuilder: Sendable {
  /// A finished segment: a range of the tape, and where its keyframe is.
  struct Cut {
    var summary: TraceFooter.Segment
    var tape: Range<Int>
    var keyframe: Range<Int>
  }

  /// A keyframe follows after so many bytes of events: fewer make seeks quicker and the index dearer.
  static let segmentBytes = 12 << 10
  /// Keyframes may have half the bytes of the events, and so many more.
  static let spareBytes = 1 << 20

  /// A keyframe follows after so many bytes of events, or after twice its own where it is not cheap.
  let segmentBytes: Int
  /// The memory that reading a tape may take, and how many elements it may push aside.
  let mostBytes: Int
  let mostMoved: Int

  let source: TraceSource
  let limits: TraceFooter.Limits
  var functions: [Int: TraceFunction]
  var slots: [Int: TraceSlot]
  var types: [Int: TraceType]

  /// How far the tape was read, and how many steps were found.
  public internal(set) var position = 0
  public internal(set) var steps = 0
  public var functionCount: Int { functions.count }
  /// The program's exit status once the tape says it.
  public internal(set) var exitStatus: Int?
  /// What ended the tape before its time.
  public internal(set) var damage: String?

  private var memory = SketchMemory()
  var calls = TraceCalls()
  var output = ByteWriter()
  var errorOutput = ByteWriter()
  var cuts: [Cut] = []
  /// The segment that is being built.
  var segment = TraceFooter.Segment(
    step: 0, offset: 0, keyframe: 0, start: 0, events: 0, lines: [], slots: [], objects: false,
    minDepth: 1, maxDepth: 1)
  var keyframeStart = 0
  var segmentStart = TapeReader.headerBytes
  var nextSegment = TapeReader.headerBytes
  var number: Int32 = 0
  var lines = SegmentSummary()
  var touched = SegmentSummary()
  var skeleton = Skeleton()
  var gap = 0
  var skipped = 0
  /// How far it is read before the caps are looked at again.
  var nextLook = 0
  /// About the memory that definitions and finished segments take.
  var definitionBytes = 0

  public init(
    source: TraceSource, tables: TraceTables = TraceTables(),
    limits: TraceFooter.Limits = TraceFooter.Limits()
  ) {
    self.init(
      source: source, tables: tables, limits: limits, segmentBytes: TraceBuilder.segmentBytes)
  }

  init(
    source: TraceSource, tables: TraceTables, limits: TraceFooter.Limits, segmentBytes: Int,
    mostBytes: Int = TraceCaps.indexBytes, mostMoved: Int = TraceCaps.movedElements
  ) {
    (self.source, self.limits, self.segmentBytes) = (source, limits, segmentBytes)
    (self.mostBytes, self.mostMoved) = (mostBytes, mostMoved)
    functions = Dictionary(tables.functions.map { ($0.id, $0) }) { $1 }
    slots = Dictionary(tables.slots.map { ($0.id, $0) }) { $1 }
    types = Dictionary(tables.types.map { ($0.id, $0) }) { $1 }
    for slot in tables.slots where 0..<TraceCaps.ids ~= slot.id {
      sketch.declare(slot.id, of: slot.function)
    }
    nextSegment += segmentBytes
    calls.begin(0, parent: nil, at: 0)
    _ = sketch.writeKeyframe(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// The program's state where the reading stands.
  var sketch: Sketch {
    @inline(__always) _read { yield memory.sketch.pointee }
    @inline(__always) nonmutating _modify { yield &memory.sketch.pointee }
  }

  /// Sees to it that no copy of this builder is changed with it.
  mutating func own() {
    if !isKnownUniquelyReferenced(&memory) { memory = SketchMemory(sketch.copy()) }
  }

  /// Builds a trace of a whole tape; without a status the tape's end decides.
  public static func trace(
    of tape: UnsafeRawBufferPointer, source: TraceSource, tables: TraceTables = TraceTables(),
    limits: TraceFooter.Limits = TraceFooter.Limits(), status: TraceFooter.Status? = nil
  ) -> [UInt8] {
    var builder = TraceBuilder(source: source, tables: tables, limits: limits)
    builder.read(tape)
    return builder.trace(of: tape, status: status)
  }
}
