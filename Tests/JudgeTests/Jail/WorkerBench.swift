import Foundation
import Testing

@testable import Judge

/// Workers whose zygote is a Python that runs, for each order, the source in its load frame.
struct WorkerBench {
  /// What a source finds: `get()` waits for a frame, `put(kind, bytes)` writes one.
  private static let harness = """
    import os, struct, sys
    if 'FOCUS_ZYGOTE' in os.environ:
        import ctypes
        ctypes.PyDLL(os.environ['FOCUS_ZYGOTE']).focus_zygote_serve()
        ctypes.pythonapi.PyOS_AfterFork_Child()
    def read(count):
        parts = b''
        while len(parts) < count:
            part = os.read(3, count - len(parts))
            if not part: sys.exit(0)
            parts += part
        return parts
    def get():
        frame = read(struct.unpack('<I', read(4))[0])
        return chr(frame[0]), frame[1:]
    def put(kind, payload=b''):
        os.write(3, struct.pack('<I', len(payload) + 1) + kind.encode() + payload)
    kind, source = get()
    exec(source.decode(), dict(get=get, put=put, os=os, sys=sys))
    """

  let jail: JailBench

  init(ceiling: JailLevel = .L5) async throws { jail = try await JailBench(ceiling: ceiling) }

  var spec: JailSpec {
    var spec = jail.spec("")
    spec.arguments = [spec.arguments[0], "-I", "-S", "-B", "-c", Self.harness]
    spec.files = []
    spec.hasFrames = true
    spec.limits.workFiles = 100
    spec.limits.workBytes = 48 << 20
    return spec
  }

  var limits: JailLimits {
    var limits = JailLimits()
    limits.cpu = .seconds(20)
    // Every other test runs at the same time: a wait for the host is no fault of the program's.
    limits.wall = .seconds(120)
    return limits
  }

  func worker() async throws -> JailWorker { try await jail.supervisor.openWorker(spec) }

  /// Runs a source to its end.
  func run(
    _ source: String, on worker: JailWorker, order: RunOrder? = nil, cases: [String] = [],
    budget: CaseBudget = CaseBudget(cpu: .seconds(5), wall: .seconds(60))
  ) async throws -> JailBench.Record {
    let session = try worker.run(order ?? RunOrder(limits: limits))
    Self.load(source, session)
    for text in cases { session.send(frame: Frame(kind: "C", text).bytes, budget: budget) }
    return await JailBench.record(session)
  }

  static func load(_ source: String, _ session: JailSession) {
    session.send(frame: Frame(kind: "L", source).bytes, budget: nil)
  }
}

extension Frame {
  init(kind: Unicode.Scalar, _ text: String) {
    self.init(kind: UInt8(truncatingIfNeeded: kind.value), payload: Array(text.utf8))
  }
}

extension JailBench.Record {
  /// The frames as letter and text, such as `R42`.
  var answers: [String] {
    var reader = FrameReader()
    reader.append(frames)
    var answers: [String] = []
    while let frame = try? reader.next() {
      answers.append(String(decoding: [frame.kind] + frame.payload, as: UTF8.self))
    }
    return answers
  }
}
