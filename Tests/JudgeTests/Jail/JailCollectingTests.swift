import Foundation
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailCollectingTests {
  @Test func `a plain file is handed back whole`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec("open('out', 'wb').write(bytes(range(256)) * 4096)")
    spec.collected = ["out", "missing"]
    let record = try await bench.run(spec)
    #expect(record.collected == ["out": (0..<4096).flatMap { _ in (0...255).map(UInt8.init) }])
  }

  @Test(arguments: [
    "os.symlink('/etc/passwd', 'out')", "os.symlink('/dev/urandom', 'out')",
    "os.symlink('main.py', 'out')", "os.mkfifo('out')", "os.mkdir('out')",
    "os.link('main.py', 'out')", "open('out', 'wb').truncate(9 << 20)",
  ])
  func `anything but a plain file of fair size stays inside`(source: String) async throws {
    let bench = try await JailBench()
    var spec = bench.spec("import os\n\(source)")
    spec.collected = ["out"]
    spec.limits.collectedBytes = 8 << 20
    let record = try await bench.run(spec)
    #expect(record.end?.status == .exited(0))
    #expect(record.collected == [:])
  }

  @Test func `files arrive with their rights and a name that is no bare name is refused`()
    async throws
  {
    let bench = try await JailBench()
    var spec = bench.spec(
      "import os, stat\nfor n in ('a', 'b'): print(oct(stat.S_IMODE(os.stat(n).st_mode)))")
    spec.files += [
      JailSpec.File(name: "a", bytes: []), JailSpec.File(name: "b", bytes: [1], isExecutable: true),
    ]
    #expect(try await bench.run(spec).text == "0o600\n0o700\n")
    for name in ["../a", "", ".", "a/b", "/a", "a\0b", String(repeating: "x", count: 300)] {
      var bad = spec
      bad.files.append(JailSpec.File(name: name, bytes: []))
      await #expect(throws: JailError.self) { _ = try await bench.supervisor.open(bad) }
    }
  }
}
