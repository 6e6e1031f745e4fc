import CJail
import Foundation
import Testing

@testable import Judge

#if canImport(Glibc)
  import Glibc
#endif

/// What is left when Focus itself dies.
@Suite(.timeLimit(.minutes(20)))
struct JailResidueTests {
  /// A stand-in for the server: starts a supervisor, gives it one order, and waits for its death.
  private static let server = """
    import array, os, socket, subprocess, sys, time
    executable, ceiling, order = sys.argv[1], sys.argv[2], bytes.fromhex(sys.argv[3])
    taken = [os.open('/dev/null', os.O_RDONLY) for number in range(8)]
    ours, theirs = socket.socketpair()
    os.dup2(theirs.fileno(), 3)
    child = subprocess.Popen([executable, 'supervise', ceiling], pass_fds=[3], env={})
    theirs.close()
    os.close(3)
    mine, keepers = socket.socketpair()
    descriptor = array.array('i', [keepers.fileno()])
    ours.sendmsg([b'J'], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptor)])
    keepers.close()
    mine.sendall(order)
    parent = os.getppid()
    while os.getppid() == parent: time.sleep(0.1)
    """

  private func spawn(_ arguments: [String]) throws -> pid_t {
    var pid: pid_t = 0
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    let failure = posix_spawn(&pid, arguments[0], nil, nil, pointers, environ)
    try #require(failure == 0)
    return pid
  }

  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// Starts a server whose program and children never end; gives its process.
  private func start(
    ceiling: JailLevel, marker: String, folder: String
  ) async throws -> (server: pid_t, supervisor: pid_t) {
    let bench = try await JailBench()
    var spec = bench.spec(
      """
      import os
      if os.fork() == 0: os.setsid()
      os.fork()
      while True: pass
      """, arguments: [marker])
    spec.limits.cpu = .seconds(10_000)
    spec.limits.wall = .seconds(10_000)
    let isInside = ceiling > .L2
    let placed = isInside ? spec : JailPaths.onHost(spec, workFolder: folder)
    let order = JailProtocol.start(placed, workFolder: isInside ? "/work" : folder)
    let server = try spawn([
      bench.python.executable, "-I", "-c", Self.server, JailBench.executable, "\(ceiling)",
      hex(order),
    ])
    try await eventually { Residue.processes(naming: marker).count == 4 }
    let supervisor = try #require(Residue.child(of: server, naming: "supervise"))
    return (server, supervisor)
  }

  private func expectNothingLeft(
    _ marker: String, supervisor: pid_t, folder: String
  ) async throws {
    try await eventually {
      Residue.processes(naming: marker).isEmpty && !Residue.isAlive(supervisor)
        && Residue.groups(ofSupervisor: supervisor).isEmpty
        && !FileManager.default.fileExists(atPath: folder)
    }
  }

  @Test(arguments: [JailLevel.L5, .L3, .L2])
  func `SIGKILL on the server ends supervisor, keepers and programs`(
    ceiling: JailLevel
  ) async throws {
    let marker = UUID().uuidString
    let folder = "/tmp/focus-jail-\(getpid())-\(marker)"
    let mounts = Residue.mounts()
    let (server, supervisor) = try await start(ceiling: ceiling, marker: marker, folder: folder)
    kill(server, SIGKILL)
    waitpid(server, nil, 0)
    try await expectNothingLeft(marker, supervisor: supervisor, folder: folder)
    #expect(Residue.mounts() == mounts)
  }

  @Test func `SIGKILL on the supervisor ends its programs and leaves no group`() async throws {
    let marker = UUID().uuidString
    let (server, supervisor) = try await start(ceiling: .L5, marker: marker, folder: "/tmp/none")
    kill(supervisor, SIGKILL)
    try await eventually { Residue.processes(naming: marker).isEmpty }
    try await eventually { Residue.groups(ofSupervisor: supervisor).isEmpty }
    kill(server, SIGKILL)
    waitpid(server, nil, 0)
  }

  @Test func `SIGKILL on a keeper ends its program, and the supervisor cleans up`() async throws {
    let bench = try await JailBench()
    let marker = UUID().uuidString
    var spec = bench.spec("print(1, flush=True)\nwhile True: pass", arguments: [marker])
    spec.limits.cpu = .seconds(1000)
    let session = try await bench.supervisor.open(spec)
    let supervisor = try #require(bench.supervisor.processIdentifier)
    var end: JailExit?
    for await event in session.events {
      if case .output = event, let keeper = Residue.child(of: supervisor, naming: "supervise") {
        kill(keeper, SIGKILL)
      }
      if case .ended(let exit) = event { end = exit }
    }
    guard case .jailFailure = end?.cause else {
      Issue.record("\(String(describing: end))")
      return
    }
    try await eventually { Residue.groups(ofSupervisor: supervisor).isEmpty }
    try await bench.expectCleanAndUsable(marker: marker)
  }

  @Test func `the next start sweeps what a crash of everything left`() async throws {
    let marker = UUID().uuidString
    let (server, supervisor) = try await start(ceiling: .L5, marker: marker, folder: "/tmp/none")
    // All at once, so that nobody can clean up.
    let keepers = Residue.children(of: supervisor, naming: "supervise")
    for pid in [server, supervisor] + keepers { kill(pid, SIGSTOP) }
    for pid in keepers + [supervisor, server] { kill(pid, SIGKILL) }
    waitpid(server, nil, 0)
    try await eventually { Residue.processes(naming: marker).isEmpty }
    _ = try await JailBench().supervisor.probe()
    #expect(Residue.groups(ofSupervisor: supervisor) == [])
  }

  @Test(
    arguments: [JailLevel.L3, .L2],
    [
      "for _ in range(3000): os.mkdir('d'); os.chdir('d')",
      """
      for _ in range(900):
        os.mkdir('d', 0o700); open('f', 'w').close(); os.symlink('/', 'l'); os.chdir('d')
      """,
      "for i in range(40):\n  for j in range(20): os.makedirs(f'{i}/{j}/a/b')",
      "os.makedirs('a/b/c'); os.makedirs('.lifted-0/x'); open('.lifted-1', 'w').close()",
      "os.makedirs('a/b/c/d'); os.mkdir('e', 0); os.mkdir('a/b/f', 0)",
    ])
  func `a work folder goes, however deep and closed it is`(
    level: JailLevel, source: String
  ) async throws {
    let bench = try await JailBench(ceiling: level)
    let record = try await bench.run("import os\n\(source)")
    // With namespaces the folder has room for fewer.
    #expect(record.end?.cause == .program)
    try await bench.expectCleanAndUsable()
  }

  @Test func `a supervisor that died is started again`() async throws {
    let bench = try await JailBench()
    let first = try #require(bench.supervisor.processIdentifier)
    #expect(try await bench.run("print(1)").text == "1\n")
    kill(first, SIGKILL)
    try await eventually { !Residue.isAlive(first) }
    #expect(try await bench.run("print(2)").text == "2\n")
    #expect(bench.supervisor.processIdentifier != first)
    try await bench.expectCleanAndUsable()
  }

  @Test func `ending the supervisor ends what runs`() async throws {
    let marker = UUID().uuidString
    var bench: JailBench? = try await JailBench()
    let pid = try #require(bench?.supervisor.processIdentifier)
    let spec = try #require(
      bench?.spec("print(1, flush=True)\nwhile True: pass", arguments: [marker]))
    let session = try #require(try await bench?.supervisor.open(spec))
    for await event in session.events { if case .output = event { bench = nil } }
    #expect(Residue.processes(naming: marker) == [])
    #expect(Residue.groups(ofSupervisor: pid) == [])
  }
}
