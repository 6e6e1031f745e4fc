import Foundation
import Testing

@testable import Judge

#if canImport(Glibc)
  import Glibc
#endif

/// Workers of a supervisor that is not root: everything in a user namespace.
@Suite(.timeLimit(.minutes(20)))
struct WorkerUserTests {
  /// A folder that anybody may read, with the jail's programs under another user's wrapper.
  private static func wrapped() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "focus-\(UUID())")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let built = URL(filePath: JailBench.executable).deletingLastPathComponent()
    for name in ["focus-jail", "libfocus-zygote.so"] {
      try files.copyItem(
        at: built.appending(path: name),
        to: folder.appending(path: name == "focus-jail" ? "real" : name))
    }
    let wrapper = folder.appending(path: "focus-jail")
    let script = """
      #!/bin/sh
      exec setpriv --reuid 65534 --regid 65534 --clear-groups \(folder.path)/real "$@"
      """
    try Data(script.utf8).write(to: wrapper)
    for path in [folder, wrapper] {
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.path)
    }
    return folder
  }

  /// Whether another user may use namespaces and control nothing else.
  private static func isPossible() async throws -> Bool {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else {
      return false
    }
    let folder = try wrapped()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "focus-jail").path
    return try await supervisor(path).probe().level >= .L3
  }

  /// A process that is started elsewhere at this moment may hold the fresh file open (ETXTBSY).
  private static func supervisor(_ path: String) async throws -> JailSupervisor {
    for _ in 0..<1000 {
      if let supervisor = try? JailSupervisor(executable: path, ceiling: .L5) { return supervisor }
      await Task.yield()
    }
    return try JailSupervisor(executable: path, ceiling: .L5)
  }

  @Test(.enabled("needs root, setpriv and user namespaces") { try await isPossible() })
  func `without root a worker runs, and its runs leave nothing`() async throws {
    let folder = try Self.wrapped()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "focus-jail").path
    let supervisor = try await Self.supervisor(path)
    let bench = try await WorkerBench()
    let worker = try await supervisor.openWorker(bench.spec)
    for source in ["open('left', 'w')", "os.abort()", "os.fork()", "raise ValueError"] {
      var order = RunOrder(limits: bench.limits)
      order.limits.processes = 40
      order.files = [.init(name: "given", bytes: [65])]
      _ = try await bench.run(source, on: worker, order: order)
      let record = try await bench.run(
        "print(sorted(os.listdir('/work')), os.getuid())", on: worker, order: order)
      #expect(record.text == "['.tmp', 'given'] 65534\n")
    }
    #expect(worker.isAlive)
  }
}
