import Domain

@testable import Judge

extension Abuse {
  /// 29–33: what a program may read.
  static let reads: [Abuse] = [
    Abuse(
      29, "reads the machine's files", [.accepted],
      [
        .swift: """
        for path in \(privatePaths) where canRead(path) { return -1 }
        for path in ["/root", "/home", "/etc"] where opendir(path) != nil { return -1 }
        """,
        .python: """
        for path in \(privatePaths):
            if can_read(path): return -1
        for path in ('/root', '/home', '/etc'):
            if works(lambda: os.listdir(path)): return -1
        """,
        .cpp: """
        for (string path : {\(privatePaths.dropFirst().dropLast())}) if (canRead(path)) return -1;
        for (const char *path : {"/root", "/home", "/etc"}) if (opendir(path)) return -1;
        """,
        .rust: "for path in \(privatePaths) { if can_read(path) { return -1 } }",
        .go: """
        for _, path := range []string{\(privatePaths.dropFirst().dropLast())} {
            if canRead(path) { return -1 }
        }
        """,
        .java: """
        for (String path : new String[] {\(privatePaths.dropFirst().dropLast())})
            if (canRead(path)) return -1;
        """,
        .javascript: "for (const path of \(privatePaths)) if (canRead(path)) return -1;",
      ]),
    Abuse(
      30, "looks for the tests everywhere", [.accepted],
      [
        .swift: """
        let all = FileManager.default.enumerator(atPath: "/")
        while let name = all?.nextObject() as? String {
            if name.hasSuffix("tests.json") || name.contains("Content/") { return -1 }
        }
        if canRead("/proc/1/cwd/Package.swift") || canRead("/proc/self/cwd/solution.swift") {
            return -1
        }
        """,
        .python: """
        for folder, folders, names in os.walk('/'):
            if 'tests.json' in names or 'Content' in folders: return -1
        if os.path.exists('/proc/1/cwd/Package.swift'): return -1
        """,
        .cpp: """
        error_code none;
        auto skips = filesystem::directory_options::skip_permission_denied;
        for (filesystem::recursive_directory_iterator all("/", skips, none), end; all != end;
             all.increment(none)) {
          string name = all->path().filename();
          if (name == "tests.json" || name == "Content" || name == "problem.yml") return -1;
        }
        if (canRead("/proc/1/cwd/Package.swift")) return -1;
        """,
        .java: """
        try (var all = Files.walk(Path.of("/work"))) {
            if (all.anyMatch(path -> path.endsWith("tests.json"))) return -1;
        }
        if (canRead("/proc/1/cwd/Package.swift")) return -1;
        """,
        .javascript: """
        for (const folder of ['/', '/work', '/focus'])
            for (const name of fs.readdirSync(folder))
                if (['tests.json', 'Content'].includes(name)) return -1;
        if (canRead('/proc/1/cwd/Package.swift')) return -1;
        """,
      ]
    ) {
      $0.lowest = .L3
      $0.cpuMilliseconds = 2000
    },
    Abuse(
      31, "inherited descriptors and other roots", [.accepted],
      [
        .swift: .body(
          """
          var information = stat()
          for file in Int32(4)..<4096 where fstat(file, &information) == 0 {
              if canListFolder(file) { return -1 }
          }
          if canRead("/proc/1/root/etc/passwd") || canRead("/proc/1/environ") { return -1 }
          """,
          top: """
            func canListFolder(_ file: Int32) -> Bool {
                openat(file, "..", O_RDONLY) >= 0 || openat(file, ".", O_RDONLY) >= 0
            }
            """),
        .python: """
        for file in range(4, 4096):
            if works(lambda: os.listdir(file)): return -1
        for path in ('/proc/1/root/etc/passwd', '/proc/1/environ', '/proc/self/fd/4'):
            if can_read(path): return -1
        """,
        .cpp: """
        for (int file = 4; file < 4096; file++) {
          struct stat facts;
          if (fstat(file, &facts) != 0) continue;
          if (openat(file, "..", O_RDONLY) >= 0 || openat(file, ".", O_RDONLY) >= 0) return -1;
          // Anything that can be written to is not ours.
          if ((fcntl(file, F_GETFL) & O_ACCMODE) != O_RDONLY) return -1;
        }
        if (canRead("/proc/1/root/etc/passwd") || canRead("/proc/1/environ")) return -1;
        """,
        .go: """
        if canRead("/proc/1/root/etc/passwd") || canRead("/proc/1/environ") { return -1 }
        """,
        .java: """
        for (String path : List.of("/proc/1/root/etc/passwd", "/proc/1/environ", "/proc/1/cwd/x"))
            if (canRead(path)) return -1;
        """,
        .javascript: """
        for (const path of ['/proc/1/root/etc/passwd', '/proc/1/environ', '/proc/1/maps'])
            if (canRead(path)) return -1;
        """,
      ]),
    Abuse(
      32, "the kernel's and the hardware's facts", [.accepted],
      [
        .swift: "for path in \(kernelPaths) where canRead(path) { return -1 }",
        .python: "for path in \(kernelPaths):\n    if can_read(path): return -1",
        .cpp:
          "for (string path : {\(kernelPaths.dropFirst().dropLast())}) if (canRead(path)) return -1;",
        .rust: "for path in \(kernelPaths) { if can_read(path) { return -1 } }",
        .go: """
        for _, path := range []string{\(kernelPaths.dropFirst().dropLast())} {
            if canRead(path) { return -1 }
        }
        """,
        .java: """
        for (String path : new String[] {\(kernelPaths.dropFirst().dropLast())})
            if (canRead(path)) return -1;
        """,
        .javascript: "for (const path of \(kernelPaths)) if (canRead(path)) return -1;",
      ]),
    Abuse(
      33, "secrets in the environment", [.accepted],
      [
        .swift: """
        for name in ProcessInfo.processInfo.environment.keys {
            for word in \(secretWords) where name.contains(word) { return -1 }
        }
        """,
        .python:
          "for name in os.environ:\n    if any(word in name for word in \(secretWords)): return -1",
        .cpp: """
        for (char **text = environ; *text; text++)
          for (string word : {\(secretWords.dropFirst().dropLast())})
            if (string(*text).substr(0, string(*text).find('=')).find(word) != string::npos) return -1;
        """,
        .rust: """
        for (name, _) in std::env::vars() {
            for word in \(secretWords) { if name.contains(word) { return -1 } }
        }
        """,
        .go: """
        for _, word := range []string{\(secretWords.dropFirst().dropLast())} {
            if os.Getenv(word) != "" || os.Getenv("AWS_"+word) != "" { return -1 }
        }
        """,
        .java: """
        for (String name : System.getenv().keySet())
            for (String word : new String[] {\(secretWords.dropFirst().dropLast())})
                if (name.contains(word)) return -1;
        """,
        .javascript: """
        for (const name of Object.keys(process.env))
            if (\(secretWords).some(word => name.includes(word))) return -1;
        """,
      ]),
  ]

  // Written so that most languages read them.
  private static let privatePaths = """
    ["/etc/passwd", "/etc/shadow", "/root/.bashrc", "/root/.local/share/focus/focus.sqlite", \
    "/var/log/syslog", "/work/../etc/passwd", "/dev/kmsg", "/dev/mem", "/dev/tty", \
    "/home/user/.ssh/id_ed25519"]
    """
  private static let kernelPaths = """
    ["/proc/kcore", "/proc/keys", "/proc/kallsyms", "/proc/timer_list", "/proc/sched_debug", \
    "/proc/1/maps", "/proc/kmsg", "/sys/class/dmi/id/product_name", "/sys/kernel/vmcoreinfo", \
    "/proc/sysrq-trigger", "/sys/firmware/acpi/tables/DSDT"]
    """
  private static let secretWords = """
    ["TOKEN", "SECRET", "PASSWORD", "KEY", "CREDENTIAL", "FOCUS_DATA", "USER", "SSH_", "LOGNAME"]
    """
}
