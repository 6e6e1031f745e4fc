/// The index at a trace's end; `Documentation/TraceFormat.md` explains each part.
public struct TraceFooter: Hashable, Sendable, Codable {
  /// A part of the file.
  public struct Extent: Hashable, Sendable, Codable {
    public var offset = 0
    public var bytes = 0
  }

  public struct Calls: Hashable, Sendable, Codable {
    public var count = 0
    public var offset = 0
    public var bytes = 0
  }

  /// A keyframe and the events that follow it.
  public struct Segment: Hashable, Sendable, Codable {
    /// The first step in it.
    public var step: Int
    /// Where its keyframe is.
    public var offset: Int
    /// The keyframe's size in bytes.
    public var keyframe: Int
    /// Where its events begin.
    public var start: Int
    /// The events' size in bytes.
    public var events: Int
    /// The lines that ran and the slots that changed, sorted.
    public var lines: [Int]
    public var slots: [Int]
    /// Whether objects changed.
    public var objects: Bool
    public var minDepth: Int
    public var maxDepth: Int
  }

  public struct Limits: Hashable, Sendable, Codable {
    public var steps: Int
    public var bytes: Int

    public init(steps: Int = 10_000_000, bytes: Int = 256 << 20) {
      (self.steps, self.bytes) = (steps, bytes)
    }
  }

  /// How the program ended.
  public struct Status: Hashable, Sendable, Codable {
    public enum Kind: String, Hashable, Sendable, Codable {
      case finished, failed, stopped, running
    }

    public var kind: Kind
    /// A sentence for the learner.
    public var note: String?
    /// The learner's line that failed.
    public var line: Int?

    public init(_ kind: Kind, note: String? = nil, line: Int? = nil) {
      (self.kind, self.note, self.line) = (kind, note, line)
    }
  }

  /// What was only counted after the limits were reached: pairs of a line or function and its times.
  public struct Counts: Hashable, Sendable, Codable {
    public var lines: [[Int]] = []
    public var calls: [[Int]] = []
  }

  /// The format's number; others are refused.
  static let currentVersion = 3

  public var version = TraceFooter.currentVersion
  public var language = ""
  public var source = ""
  public var sourceName = ""
  public var mode = ""
  public var steps = 0
  /// The tape's size.
  public var bytes = 0
  public var calls = Calls()
  /// All keyframes together; citations count from here.
  public var keyframes = Extent()
  public var output = Extent()
  public var errorOutput = Extent()
  public var functions: [TraceFunction] = []
  public var slots: [TraceSlot] = []
  public var types: [TraceType] = []
  public var segments: [Segment] = []
  public var limits = Limits()
  public var status = Status(.running)
  public var input: String?
  public var skeleton = false
  /// Steps left out before the first one, and after it.
  public var gap = 0
  public var skipped = 0
  public var counts = Counts()
  /// Why not everything is recorded, a sentence each; older files have none.
  public var reasons: [String]?
}
