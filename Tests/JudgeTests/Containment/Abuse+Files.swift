import Domain

@testable import Judge

extension Abuse {
  static let files: [Abuse] = [
    Abuse(
      number: 19, name: "a flood on standard output", kinds: [.outputLimit],
      swift: "while true { print(String(repeating: \"x\", count: 1 << 16)) }",
      python: "while True: print('x' * (1 << 16))"),
    Abuse(
      number: 20, name: "a flood on standard error", kinds: [.outputLimit],
      swift: """
        let text = [UInt8](repeating: 120, count: 1 << 16)
        while true { write(2, text, 65536) }
        """,
      python: "while True: os.write(2, b'x' * (1 << 16))"),
    Abuse(
      number: 23, name: "a file of 10 GB", kinds: [.outputLimit, .runtimeError],
      swift: """
        let page = [UInt8](repeating: 1, count: 1 << 20)
        let file = open("/tmp/large", O_CREAT | O_WRONLY, 0o600)
        for _ in 0..<10240 { if write(file, page, page.count) < 0 { exit(1) } }
        return -1
        """,
      python: """
        with open('/work/large', 'wb') as file:
            for _ in range(10240): file.write(b'1' * (1 << 20))
        return -1
        """),
    Abuse(
      number: 23, name: "a file of 10 GB at one stroke", kinds: [.accepted, .outputLimit],
      swift: """
        let file = open("/tmp/large", O_CREAT | O_RDWR, 0o600)
        if ftruncate(file, 10 << 30) == 0 || posix_fallocate(file, 0, 10 << 30) == 0 { return -1 }
        """,
      python: """
        file = os.open('/work/large', os.O_CREAT | os.O_RDWR)
        for attempt in (lambda: os.ftruncate(file, 10 << 30),
                        lambda: os.posix_fallocate(file, 0, 10 << 30)):
            try: attempt()
            except OSError: continue
            return -1
        """),
    Abuse(
      number: 29, name: "reads the machine's files", kinds: [.accepted],
      swift: """
        for path in \(privatePaths) where canRead(path) { return -1 }
        if opendir("/root") != nil || opendir("/home") != nil || opendir("/etc") != nil { return -1 }
        """, swiftTop: calls,
      python: """
        for path in \(privatePaths):
            try: open(path, 'rb').read(1)
            except OSError: continue
            return -1
        for path in ('/root', '/home', '/etc'):
            try: os.listdir(path)
            except OSError: continue
            return -1
        """),
    Abuse(
      number: 30, name: "looks for the tests everywhere", kinds: [.accepted], lowest: .L3,
      swift: """
        let all = FileManager.default.enumerator(atPath: "/")
        while let name = all?.nextObject() as? String {
            if name.hasSuffix("tests.json") || name.contains("Content/") { return -1 }
        }
        if canRead("/proc/1/cwd/Package.swift") || canRead("/proc/self/cwd/solution.swift") {
            return -1
        }
        """, swiftTop: calls,
      python: """
        for folder, folders, names in os.walk('/'):
            if 'tests.json' in names or 'Content' in folders: return -1
        if os.path.exists('/proc/1/cwd/Package.swift'): return -1
        """),
    Abuse(
      number: 31, name: "inherited descriptors and other roots", kinds: [.accepted],
      swift: """
        var information = stat()
        for file in Int32(0)..<4096 where fstat(file, &information) == 0 {
            if file > 3 && canListFolder(file) { return -1 }
        }
        if canRead("/proc/self/environ") || opendir("/proc/1/root") != nil
            || opendir("/proc/self/fd") != nil { return -1 }
        """,
      swiftTop: calls + """

        func canListFolder(_ file: Int32) -> Bool {
            openat(file, "..", O_RDONLY) >= 0 || openat(file, ".", O_RDONLY) >= 0
        }
        """,
      python: """
        for file in range(4096):
            try: os.fstat(file)
            except OSError: continue
            try: os.listdir(file)
            except OSError: continue
            return -1
        for path in ('/proc/self/environ', '/proc/1/root/etc/passwd', '/proc/self/fd/4'):
            try: open(path, 'rb')
            except OSError: continue
            return -1
        """),
    Abuse(
      number: 33, name: "looks for secrets in the environment", kinds: [.accepted],
      swift: """
        let known = \(knownVariables)
        for name in ProcessInfo.processInfo.environment.keys where !known.contains(name) {
            return -1
        }
        """,
      python: """
        if not set(os.environ) <= set(\(knownVariables)): return -1
        """),
    Abuse(
      number: 39, name: "every kind of network", kinds: [.accepted],
      swift: """
        for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, 40] {
            for kind in 1...3 { if socket(Int32(family), Int32(kind), 0) >= 0 { return -1 } }
        }
        var found: UnsafeMutablePointer<addrinfo>?
        if getaddrinfo("example.com", "80", nil, &found) == 0 { return -1 }
        """,
      python: """
        for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX, socket.AF_NETLINK, 40):
            for kind in (1, 2, 3):
                try: socket.socket(family, kind)
                except OSError: continue
                return -1
        for address in (('127.0.0.1', 8080), ('169.254.169.254', 80), ('example.com', 80)):
            try: socket.create_connection(address, timeout=1)
            except OSError: continue
            return -1
        """),
  ]

  // Written so that both languages read it.
  private static let privatePaths = """
    ["/etc/passwd", "/etc/shadow", "/root/.bashrc", "/root/.local/share/focus/focus.sqlite", \
    "/proc/kcore", "/proc/cpuinfo", "/sys/class/dmi/id/product_name", "/var/log/syslog", \
    "/work/../etc/passwd", "/dev/kmsg", "/dev/mem", "/dev/tty"]
    """
  private static let knownVariables = """
    ["LC_ALL", "LC_CTYPE", "HOME", "TZ", "LD_LIBRARY_PATH", "SWIFT_BACKTRACE", "PYTHONHOME"]
    """
}
