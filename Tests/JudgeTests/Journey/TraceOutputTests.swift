import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite struct TraceOutputTests {
  private func write(to path: String) throws -> [UInt8] {
    let output = TraceOutput(path)
    let tape = Array(UInt8(0)..<200)
    try tape.withUnsafeBytes {
      try output.write(events: $0, upTo: 150)
      try output.write(events: $0, upTo: 200)
    }
    try output.write(rest: [7, 8])
    try output.move(to: path + ".whole")
    return Array(try Data(contentsOf: URL(filePath: path + ".whole")))
  }

  @Test func `events are written as they come, the rest behind them`() async throws {
    try await withTemporaryFolder { folder in
      let bytes = try write(to: folder.appending(path: "trace").path)
      #expect(bytes.suffix(52) == Array(UInt8(150)..<200) + [7, 8])
    }
  }

  @Test func `a file that cannot be made says why`() async throws {
    try await withTemporaryFolder { folder in
      let error = #expect(throws: JudgeError.self) {
        try write(to: folder.appending(path: "absent/trace").path)
      }
      #expect(error.map { "\($0)" }?.contains("No such file") == true)
    }
  }
}
