import Domain
import Foundation
import Testing

@testable import Judge

/// A compiler that several learners share.
@Suite(.timeLimit(.minutes(20)))
struct ResidentToolTests {
  private static let source = """
    import os, struct, sys, time
    def read(count):
        parts = b''
        while len(parts) < count:
            part = os.read(3, count - len(parts))
            if not part: sys.exit(0)
            parts += part
        return parts
    count = 0
    while True:
        word = read(struct.unpack('<I', read(4))[0])[1:]
        if word == b'"die"': os.abort()
        if word == b'"sleep"': time.sleep(1000)
        count += 1
        answer = b'R' + str(count).encode()
        os.write(3, struct.pack('<I', len(answer)) + answer)
    """

  private func tool(
    patience: Duration, budget: CaseBudget
  ) async throws -> (ResidentTool, Runtime) {
    let bench = try await JailBench()
    var spec = bench.spec(Self.source)
    spec.hasFrames = true
    spec.limits = .resident(memoryBytes: 256 << 20)
    return (
      ResidentTool(.success(bench.supervisor), budget: budget, patience: patience),
      Runtime(key: "test", kind: .cold, spec: spec)
    )
  }

  @Test func `a question that ends its tool ends no other's`() async throws {
    let (resident, tool) = try await tool(
      patience: .seconds(600), budget: CaseBudget(cpu: .seconds(5), wall: .seconds(60)))
    for _ in 0..<3 {
      guard case .value(1) = try await resident.ask("go", of: tool),
        case .value(2) = try await resident.ask("go", of: tool),
        case .ended = try await resident.ask("die", of: tool)
      else {
        Issue.record("another answer")
        return
      }
    }
  }

  @Test func `whoever waits long for another's question gets a process of one's own`() async throws
  {
    let (resident, tool) = try await tool(
      patience: .zero, budget: CaseBudget(cpu: .seconds(5), wall: .seconds(3)))
    async let slow = resident.ask("sleep", of: tool)
    // Whether the slow one comes first or not, nobody waits for its end.
    for _ in 0..<3 {
      guard case .value = try await resident.ask("go", of: tool) else {
        Issue.record("no answer")
        return
      }
    }
    guard case .ended(let end, _) = try await slow else {
      Issue.record("it answered")
      return
    }
    #expect(end.cause == .idleLimit)
  }
}
