import CJail
import Foundation
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailProtocolTests {
  /// A connection of its own, past the checks on the Swift side.
  private final class Line {
    let connection: Int32

    init(_ process: CJailProcess) throws {
      var connection: Int32 = -1
      try #require(cjail_open(process, CChar(UInt8(ascii: "J")), &connection) == 0)
      self.connection = connection
    }

    /// Sends bytes, says that no more come, and reads the keeper's last word.
    func end(after bytes: [UInt8]) throws -> JailExit? {
      _ = bytes.withUnsafeBytes { cjail_send(connection, $0.baseAddress, $0.count) }
      cjail_finish_writing(connection)
      var reader = JailMessageReader()
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = buffer.withUnsafeMutableBytes {
          cjail_receive(connection, $0.baseAddress, $0.count)
        }
        guard count > 0 else { return nil }
        reader.append(buffer[..<count])
        while let event = try reader.next() { if case .ended(let end) = event { return end } }
      }
    }

    deinit { cjail_close(connection) }
  }

  private func withSupervisor(_ body: (CJailProcess) async throws -> Void) async throws {
    var process = CJailProcess()
    try #require(cjail_start(JailBench.executable, "L5", &process) == 0)
    defer { cjail_stop(process) }
    try await body(process)
    #expect(Residue.groups(ofSupervisor: process.pid) == [])
  }

  private var order: [UInt8] {
    get async throws {
      let bench = try await JailBench()
      return JailProtocol.start(bench.spec("print(1)"), workFolder: "/work")
    }
  }

  @Test(arguments: [
    [0, 0, 0, 0, 83], [255, 255, 255, 255, 83], [1, 0, 0, 16, 83], [1, 0, 0, 0, 70],
    [1, 0, 0, 0, 83], [4, 0, 0, 0, 83, 1, 0, 9], [8, 0, 0, 0, 83, 1, 0, 255, 255, 255, 255, 0],
    [7, 0, 0, 0, 83, 99, 0, 0, 0, 0, 0],
  ])
  func `an order without sense is refused`(bytes: [UInt8]) async throws {
    try await withSupervisor { process in
      let end = try Line(process).end(after: bytes)
      guard case .jailFailure = end?.cause else {
        Issue.record("\(String(describing: end))")
        return
      }
    }
  }

  @Test func `an order that is cut short starts nothing`() async throws {
    let order = try await order
    try await withSupervisor { process in
      for count in stride(from: 0, to: order.count, by: 97) {
        let end = try Line(process).end(after: Array(order[..<count]))
        #expect(end == nil)
      }
    }
  }

  @Test func `changed bytes never harm the supervisor`() async throws {
    let order = try await order
    var random = SeededGenerator(state: 20_261_121)
    try await withSupervisor { process in
      for _ in 0..<150 {
        var bytes = order
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: 5..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        _ = try Line(process).end(after: bytes)
      }
      // It still answers an order that makes sense.
      let end = try Line(process).end(after: order)
      #expect(end != nil)
    }
  }

  @Test func `nonsense after the start ends the job`() async throws {
    let order = try await order
    for tail in [[0, 0, 0, 0, 70], [255, 255, 255, 255, 70], [16, 0, 0, 0, 70]] as [[UInt8]] {
      try await withSupervisor { process in
        let end = try Line(process).end(after: order + tail)
        #expect(end?.cause == .jailFailure("a message makes no sense"))
      }
    }
  }

  @Test(arguments: [
    [1, 0, 0, 0, 90, 0], [0, 0, 0, 0, 69], [255, 255, 255, 255, 69], [2, 0, 0, 0, 76, 77],
    [3, 0, 0, 0, 69, 0, 0], [4, 0, 0, 0, 67, 9, 0, 1],
  ])
  func `a keeper's message without sense is refused`(bytes: [UInt8]) {
    var reader = JailMessageReader()
    reader.append(bytes)
    #expect(throws: JailError.self) { _ = try reader.next() }
  }

  @Test func `messages may arrive in pieces`() throws {
    let message: [UInt8] = [4, 0, 0, 0, 79, 1, 104, 105]
    var reader = JailMessageReader()
    for byte in message.dropLast() {
      reader.append([byte])
      #expect(try reader.next() == nil)
    }
    reader.append([message[7]] + message)
    for _ in 0..<2 {
      guard case .output(.stdout, [104, 105])? = try reader.next() else {
        Issue.record("not the text")
        return
      }
    }
    #expect(try reader.next() == nil)
  }
}

/// The same bytes in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
