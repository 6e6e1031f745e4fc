import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailInheritingTests {
  private func file(_ folder: URL, _ name: String, _ bytes: [UInt8]) throws -> String {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url.path
  }

  @Test func `what a killed program wrote through its map stays`() async throws {
    try await withTemporaryFolder { folder in
      let tape = try file(folder, "tape", .init(repeating: 0, count: 1 << 16))
      let bench = try await JailBench()
      var spec = bench.spec(
        """
        import mmap, os, signal
        tape = mmap.mmap(4, 1 << 16)
        tape[:5] = b"hello"
        os.kill(os.getpid(), signal.SIGKILL)
        """)
      spec.inherited = [.init(host: tape, descriptor: JailSpec.Inherited.tape, isWritable: true)]
      let record = try await bench.run(spec)
      #expect(record.end?.status == .signaled(9))
      let written = try Data(contentsOf: URL(filePath: tape))
      #expect(written.prefix(6) == Data("hello\0".utf8))
      #expect(written.count == 1 << 16)
    }
  }

  @Test func `a program reads its input and cannot write what it may only read`() async throws {
    try await withTemporaryFolder { folder in
      let input = try file(folder, "input", Array("Ada\n1 2\n".utf8))
      let bench = try await JailBench()
      var spec = bench.spec(
        """
        import os
        print(input(), input())
        try: os.write(0, b"x")
        except OSError as error: print(error.errno)
        """)
      spec.inherited = [.init(host: input, descriptor: 0)]
      #expect(try await bench.run(spec).text == "Ada 1 2\n9\n")
    }
  }

  @Test func `only plain files at the agreed descriptors are inherited`() async throws {
    try await withTemporaryFolder { folder in
      let real = try file(folder, "real", [1])
      let link = folder.appending(path: "link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: real)
      let bench = try await JailBench()
      for (host, descriptor) in [
        (link, 0), (folder.path, 0), ("/dev/zero", 0), (real, 3), ("x", 0),
      ] {
        var spec = bench.spec("print('ran')")
        spec.inherited = [.init(host: host, descriptor: UInt8(descriptor))]
        let record = try? await bench.run(spec)
        #expect(record?.text ?? "" == "", "\(host)")
      }
    }
  }

  @Test func `all text is told when it is asked for`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec("print('x' * 200_000)")
    #expect(try await bench.run(spec).stdout.count == 64 << 10)
    spec.tellsAllText = true
    #expect(try await bench.run(spec).stdout.count == 200_001)
  }
}
