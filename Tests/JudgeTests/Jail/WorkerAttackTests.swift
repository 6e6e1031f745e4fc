import Foundation
import Testing

@testable import Judge

#if canImport(Glibc)
  import Glibc
#endif

/// What a run could do to the zygote, the keeper, or the next run.
@Suite(
  .timeLimit(.minutes(20)), .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
struct WorkerAttackTests {
  /// Sources that end by themselves or at a limit, whatever they achieve.
  static let attacks: [String] = [
    "pass",
    "raise ValueError",
    "os.abort()",
    "import ctypes; ctypes.string_at(0)",
    "while True: pass",
    "import time; time.sleep(1000)",
    "os.kill(os.getpid(), 19)",
    "import ctypes; ctypes.CDLL(None).reboot(1)",
    "blocks = []\nwhile True: blocks.append(bytearray(1 << 20))",
    """
    while True:
        try: os.fork()
        except OSError: pass
    """,
    """
    # Survivors: in sessions of their own, parent gone.
    for _ in range(5):
        if os.fork() == 0:
            os.setsid()
            if os.fork() > 0: os._exit(0)
            for fd in range(4): os.close(fd)
            import time; time.sleep(1000)
    """,
    """
    # Everybody that can be named.
    for pid in list(range(-40, 0)) + [0] + list(range(1, 40)):
        if pid == os.getpid(): continue
        for signal in (9, 15, 19):
            try: os.kill(pid, signal)
            except OSError: pass
    """,
    """
    # Everywhere a file may be left.
    for folder, folders, files in os.walk('/'):
        try: open(os.path.join(folder, 'left'), 'w').write('left')
        except OSError: pass
    os.makedirs('/work/a/b/c')
    os.symlink('/', '/work/root')
    os.mkfifo('/work/pipe')
    os.chmod('/work', 0)
    """,
    """
    block = b'x' * (1 << 20)
    try:
        with open('/work/big', 'wb') as file:
            while True: file.write(block)
    except OSError: pass
    """,
    """
    try:
        for number in range(10 ** 6): open(f'/work/{number}', 'w').close()
    except OSError: pass
    """,
    """
    # Descriptors sent to the keeper over the frame channel.
    import array, socket
    channel = socket.socket(fileno=3)
    folder = os.open('/work', os.O_RDONLY)
    for _ in range(50):
        rights = array.array('i', [folder, 0, 1, 2])
        channel.sendmsg([b'\\\\2\\\\0\\\\0\\\\0R1'], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, rights)])
    """,
    "os.write(3, b'\\\\xff' * 4096)",
    "os.write(3, b'\\\\0' * 4096)",
    "os.close(3); os.close(1); os.close(2); os.close(0)",
    "import socket; socket.socket(fileno=3).shutdown(2)",
    """
    # A flood on all channels.
    if os.fork() == 0:
        while True: os.write(2, b'y' * 65536)
    if os.fork() == 0:
        while True: os.write(1, b'x' * 65536)
    while True: os.write(3, b'\\\\1\\\\0\\\\0\\\\0R' * 4096)
    """,
    """
    # Timers, locks, notifications and leases on what is shared.
    import fcntl, signal
    signal.setitimer(signal.ITIMER_REAL, 1000)
    file = os.open(os.__file__, os.O_RDONLY)
    folder = os.open(os.path.dirname(os.__file__), os.O_RDONLY)
    for work in (lambda: fcntl.flock(file, fcntl.LOCK_EX),
                 lambda: fcntl.lockf(file, fcntl.LOCK_SH),
                 lambda: fcntl.fcntl(file, 1024, 0),
                 lambda: fcntl.fcntl(folder, fcntl.F_NOTIFY, 0x8000003f),
                 lambda: fcntl.fcntl(file, fcntl.F_SETOWN, 1)):
        try: work()
        except OSError: pass
    """,
  ]

  /// Calls that only the zygote may make: mounts, namespaces, users, keys, memory of others.
  private static let calls = """
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    def fails(name, *arguments):
        if getattr(libc, name)(*arguments) != -1: print(name, arguments)
    fails('umount2', b'/work', 2)
    fails('mount', b'none', b'/work', b'tmpfs', 0, None)
    fails('mount', None, b'/', None, 0x1000 | 32, None)
    fails('chroot', b'/work')
    fails('unshare', 0x20000)
    fails('unshare', 0x20000000)
    fails('unshare', 0x10000000)
    fails('setns', 3, 0)
    fails('ptrace', 16, 1, 0, 0)
    fails('process_vm_readv', 1, None, 0, None, 0, 0)
    fails('setuid', 0)
    fails('setgid', 0)
    fails('shmget', 0, 4096, 0o1600)
    fails('semget', 0, 1, 0o1600)
    fails('msgget', 0, 0o1600)
    fails('mq_open', b'/left', 0o102, 0o600, None)
    fails('socket', 1, 1, 0)
    fails('socket', 2, 1, 0)
    fails('syscall', 250, 0, -3, 1)
    fails('syscall', 248, b'user', b'left', b'x', 1, -3)
    fails('setpriority', 0, 0, -5)
    limit = (ctypes.c_ulong * 2)(1 << 20, 1 << 20)
    fails('setrlimit', 7, limit)
    """

  /// What a run sees of the worker; the same for every run.
  private static let look = """
    def is_open(fd):
        try: os.fstat(fd)
        except OSError: return False
        return True
    print(sorted(os.listdir('/work')), sorted(os.listdir('/work/.tmp')), os.getpid(),
          [fd for fd in range(4096) if is_open(fd)], os.getppid(), os.getcwd())
    """

  private static let sight = "['.tmp'] [] 2 [0, 1, 2, 3] 0 /work\n"

  @Test(arguments: attacks.indices)
  func `whatever a run does, the next one finds nothing of it`(index: Int) async throws {
    for ceiling in [JailLevel.L5, .L3] {
      let bench = try await WorkerBench(ceiling: ceiling)
      let worker = try await bench.worker()
      // Its first process is ready now.
      let before = try Footprint(of: bench)
      #expect(try await bench.run(Self.look, on: worker).text == Self.sight)
      for _ in 0..<2 {
        var order = RunOrder(limits: bench.limits)
        order.limits.cpu = .milliseconds(500)
        order.limits.wall = .seconds(3)
        order.limits.memoryBytes = 80 << 20
        order.limits.processes = 24
        let record = try await bench.run(Self.attacks[index], on: worker, order: order)
        if case .jailFailure(let reason) = record.end?.cause { Issue.record("\(reason)") }
      }
      #expect(try await bench.run(Self.look, on: worker).text == Self.sight)
      try await eventually { try Footprint(of: bench) == before }
      #expect(worker.memoryBytes < 48 << 20)
      worker.close()
      try await bench.jail.expectCleanAndUsable()
    }
  }

  @Test(arguments: [JailLevel.L5, .L3])
  func `a run may do nothing of what the zygote may`(ceiling: JailLevel) async throws {
    let bench = try await WorkerBench(ceiling: ceiling)
    let worker = try await bench.worker()
    let record = try await bench.run(Self.calls + "\nprint('done')", on: worker)
    #expect(record.text == "done\n")
    let status = try await bench.run(
      "import ctypes; print(ctypes.CDLL(None).getenv(b'FOCUS_ZYGOTE_CONTROL'), os.getuid())",
      on: worker)
    #expect(status.text.hasPrefix("0 "))
    #expect(!status.text.hasSuffix(" 0\n"))
  }

  @Test func `a zygote that is killed ends its worker, and a run under way says so`() async throws {
    let bench = try await WorkerBench()
    for isRunning in [true, false] {
      let worker = try await bench.worker()
      let zygote = try #require(try Footprint.zygote(of: bench))
      if isRunning {
        let session = try worker.run(RunOrder(limits: bench.limits))
        WorkerBench.load("print(1, flush=True)\nwhile True: pass", session)
        var end: JailExit?
        for await event in session.events {
          if case .output = event { kill(zygote, SIGKILL) }
          if case .ended(let exit) = event { end = exit }
        }
        guard case .jailFailure = end?.cause else {
          Issue.record("\(String(describing: end))")
          return
        }
      } else {
        kill(zygote, SIGKILL)
      }
      try await eventually { !worker.isAlive }
      #expect(throws: JailError.workerGone) { _ = try worker.run(RunOrder(limits: bench.limits)) }
      try await bench.jail.expectCleanAndUsable()
    }
  }

  @Test func `a keeper that is killed takes its worker along`() async throws {
    let bench = try await WorkerBench()
    let worker = try await bench.worker()
    let supervisor = try #require(bench.jail.supervisor.processIdentifier)
    let keeper = try #require(try Footprint.keepers(of: bench).first)
    let zygote = try #require(try Footprint.zygote(of: bench))
    kill(keeper, SIGKILL)
    try await eventually { !worker.isAlive && !Residue.isAlive(zygote) }
    try await eventually { Residue.groups(ofSupervisor: supervisor).isEmpty }
    try await bench.jail.expectCleanAndUsable()
  }

  @Test func `a worker that is closed or dropped leaves nothing, also during a run`() async throws {
    let bench = try await WorkerBench()
    for isRunning in [false, true] {
      let worker = try await bench.worker()
      if isRunning {
        let session = try worker.run(RunOrder(limits: bench.limits))
        WorkerBench.load("print(1, flush=True)\nwhile True: pass", session)
        for await event in session.events { if case .output = event { worker.close() } }
      }
      worker.close()
      try await eventually { try Footprint.keepers(of: bench).isEmpty }
    }
    _ = try await bench.worker()
    try await eventually { try Footprint.keepers(of: bench).isEmpty }
    try await bench.jail.expectCleanAndUsable()
  }
}

/// What a worker with nothing to do consists of, seen from outside.
private struct Footprint: Equatable {
  var keeperDescriptors: Int
  var zygoteDescriptors: Int
  var mounts: Int
  var processes: Int

  init(of bench: WorkerBench) throws {
    let keeper = try #require(try Self.keepers(of: bench).first)
    let zygote = try #require(try Self.zygote(of: bench))
    keeperDescriptors = try Self.count("/proc/\(keeper)/fd")
    zygoteDescriptors = try Self.count("/proc/\(zygote)/fd")
    mounts = try String(contentsOfFile: "/proc/\(zygote)/mountinfo", encoding: .utf8)
      .split(separator: "\n").count
    var tree = [keeper]
    var next = 0
    while next < tree.count {
      tree += try Self.children(of: tree[next])
      next += 1
    }
    processes = tree.count
  }

  static func keepers(of bench: WorkerBench) throws -> [Int32] {
    let supervisor = try #require(bench.jail.supervisor.processIdentifier)
    return Residue.children(of: supervisor, naming: "supervise")
  }

  /// The keeper's child is pid 1, and its child the zygote.
  static func zygote(of bench: WorkerBench) throws -> Int32? {
    guard let keeper = try keepers(of: bench).first,
      let first = try children(of: keeper).first
    else { return nil }
    return try children(of: first).first
  }

  private static func children(of pid: Int32) throws -> [Int32] {
    try String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
      .split(separator: " ").compactMap { Int32($0) }
  }

  private static func count(_ folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder).count
  }
}
