import Domain

@testable import Judge

extension Abuse {
  /// 23–27: files, descriptors and what stays behind.
  static let disk: [Abuse] = [
    Abuse(
      23, "a file of 10 GB", [.outputLimit, .runtimeError],
      [
        .swift: """
        let page = [UInt8](repeating: 1, count: 1 << 20)
        let file = open("large", O_CREAT | O_WRONLY, 0o600)
        for _ in 0..<10240 { if write(file, page, page.count) < 0 { exit(1) } }
        return -1
        """,
        .python: """
        with open('large', 'wb') as file:
            for _ in range(10240): file.write(b'1' * (1 << 20))
        return -1
        """,
        .cpp: """
        vector<char> page(1 << 20, 1);
        int file = open("large", O_CREAT | O_WRONLY, 0600);
        for (int i = 0; i < 10240; i++) if (write(file, page.data(), 1 << 20) < 0) exit(1);
        return -1;
        """,
        .rust: """
        let mut file = std::fs::File::create("large").unwrap();
        for _ in 0..10240 { file.write_all(&[1u8; 65536]).unwrap(); }
        return -1
        """,
        .go: """
        file, err := os.Create("large")
        for i := 0; i < 10240; i++ { if err == nil { _, err = file.Write(make([]byte, 1<<20)) } }
        if err != nil { panic(err) }
        return -1
        """,
        .java: """
        try (OutputStream out = new FileOutputStream("large")) {
            for (int i = 0; i < 10240; i++) out.write(new byte[1 << 20]);
        }
        return -1;
        """,
        .javascript: """
        const file = fs.openSync('large', 'w');
        for (let i = 0; i < 10240; i++) fs.writeSync(file, Buffer.alloc(1 << 20));
        return -1;
        """,
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      23, "a file of 10 GB at one stroke", [.accepted, .outputLimit],
      [
        .swift: """
        let file = open("large", O_CREAT | O_RDWR, 0o600)
        if ftruncate(file, 10 << 30) == 0 || posix_fallocate(file, 0, 10 << 30) == 0 { return -1 }
        """,
        .python: """
        file = os.open('large', os.O_CREAT | os.O_RDWR)
        if works(lambda: os.ftruncate(file, 10 << 30)): return -1
        if works(lambda: os.posix_fallocate(file, 0, 10 << 30)): return -1
        """,
        .cpp: """
        int file = open("large", O_CREAT | O_RDWR, 0600);
        if (!ftruncate(file, 10L << 30) || !posix_fallocate(file, 0, 10L << 30)) return -1;
        if (!fallocate(file, FALLOC_FL_KEEP_SIZE, 0, 10L << 30)) return -1;
        """,
        .rust: """
        if let Ok(file) = std::fs::File::create("large") {
            if file.set_len(10 << 30).is_ok() { return -1 }
        }
        """,
        .go: "if os.Truncate(\"large\", 10<<30) == nil { return -1 }",
        .java: """
        try (RandomAccessFile file = new RandomAccessFile("large", "rw")) {
            file.setLength(10L << 30);
            return -1;
        } catch (IOException refused) { }
        """,
        .javascript: """
        if (works(() => fs.ftruncateSync(fs.openSync('large', 'w'), 10 * 2 ** 30))) return -1;
        """,
      ]),
    Abuse(
      24, "too many files", [.accepted],
      [
        .swift: """
        for number in 0..<5000 {
            let file = open("/work/n\\(number)", O_CREAT | O_WRONLY, 0o600)
            if file < 0 { return a }
            close(file)
        }
        return -1
        """,
        .python: """
        try:
            for number in range(5000): os.mkdir('/work/n%d' % number)
        except OSError: return a
        return -1
        """,
        .cpp: """
        for (int i = 0; i < 5000; i++)
          if (symlink("x", ("/work/n" + to_string(i)).c_str()) != 0) return a;
        return -1;
        """,
        .go: """
        for i := 0; i < 5000; i++ {
            if os.Mkdir(abuseFmt.Sprint("/work/n", i), 0700) != nil { return a }
        }
        return -1
        """,
        .java: """
        try { for (int i = 0; i < 5000; i++) Files.createFile(Path.of("/work/n" + i)); }
        catch (IOException full) { return a; }
        return -1;
        """,
      ]
    ) {
      $0.lowest = .L3
      $0.cpuMilliseconds = 500
    },
    Abuse(
      25, "every descriptor", [.accepted, .runtimeError],
      [
        .swift: "for _ in 0..<5000 where dup(1) < 0 { return a }\nreturn -1",
        .python: """
        try:
            for _ in range(5000): os.dup(1)
        except OSError: return a
        return -1
        """,
        .cpp: "for (int i = 0; i < 5000; i++) if (dup(1) < 0) return a;\nreturn -1;",
        .go:
          "for i := 0; i < 5000; i++ { if n, _ := syscall.Dup(1); n < 0 { return a } }\nreturn -1",
        .java: """
        List<Object> all = new ArrayList<>();
        try { for (int i = 0; i < 5000; i++) all.add(new FileOutputStream("/work/x" + i % 3)); }
        catch (IOException full) { return a; }
        return -1;
        """,
        .javascript: """
        for (let i = 0; i < 5000; i++) if (!works(() => fs.openSync('/work/x', 'w'))) return a;
        return -1;
        """,
      ]
    ) { $0.cpuMilliseconds = 500 },
    Abuse(
      26, "leaves a file for the next run", [.accepted],
      [
        .swift: """
        for folder in \(folders) {
            if access(folder + "/mark-26", F_OK) == 0 { return -1 }
            creat(folder + "/mark-26", 0o666)
        }
        """,
        .python: """
        for folder in \(folders):
            if os.path.exists(folder + '/mark-26'): return -1
            try: open(folder + '/mark-26', 'w')
            except OSError: pass
        """,
        .cpp: """
        for (string folder : {\(folders.dropFirst().dropLast())}) {
          if (access((folder + "/mark-26").c_str(), F_OK) == 0) return -1;
          if (creat((folder + "/mark-26").c_str(), 0666) < 0) continue;
        }
        """,
        .rust: """
        for folder in \(folders) {
            let path = format!("{}/mark-26", folder);
            if std::path::Path::new(&path).exists() { return -1 }
            let _ = std::fs::write(path, "x");
        }
        """,
        .go: """
        for _, folder := range []string{\(folders.dropFirst().dropLast())} {
            if _, err := os.Stat(folder + "/mark-26"); err == nil { return -1 }
            os.WriteFile(folder+"/mark-26", []byte("x"), 0666)
        }
        """,
        .java: """
        for (String folder : new String[] {\(folders.dropFirst().dropLast())}) {
            File file = new File(folder + "/mark-26");
            if (file.exists()) return -1;
            try { file.createNewFile(); } catch (IOException refused) { }
        }
        """,
        .javascript: """
        for (const folder of \(folders)) {
            if (fs.existsSync(folder + '/mark-26')) return -1;
            works(() => fs.writeFileSync(folder + '/mark-26', 'x'));
        }
        """,
      ]
    ) { $0.times = 2 },
    Abuse(
      27, "core dumps and the system's log", [.runtimeError],
      [
        .swift: """
        var core = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
        if setrlimit(__rlimit_resource_t(4), &core) == 0 { return -1 }
        abort()
        """,
        .python: """
        if works(lambda: resource.setrlimit(resource.RLIMIT_CORE, (1 << 30, 1 << 30))): return -1
        os.abort()
        """,
        .cpp: """
        rlimit core{1 << 30, 1 << 30};
        if (setrlimit(RLIMIT_CORE, &core) == 0) return -1;
        for (int i = 0; i < 100; i++) syscall(SYS_syslog, 3, 0, 0);
        abort();
        """,
        .rust: "std::process::abort()",
      ]),
  ]

  // Written so that most languages read it.
  private static let folders = """
    ["/work", "/tmp", "/dev/shm", "/var/tmp", "/dev", "/", "/focus", "/toolchain", "/run"]
    """
}
