import Domain

@testable import Judge

extension Abuse {
  /// 41–43 and 46: files that are not what they seem, and names that are none.
  static let paths: [Abuse] = [
    Abuse(
      41, "links in the place of the program's files", [.accepted],
      [
        .swift: """
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/work")) ?? [] {
            unlink("/work/" + name)
            symlink("/etc/passwd", "/work/" + name)
        }
        if canRead("/work/solution.so") { return -1 }
        """,
        .python: """
        for name in os.listdir('.') + ['stdout', 'result', 'solution.py']:
            try: os.unlink(name)
            except OSError: pass
            try: os.symlink('/etc/passwd', name)
            except OSError: continue
            if can_read(name): return -1
        """,
        .cpp: """
        if (DIR *all = opendir("/work"))
          while (dirent *entry = readdir(all)) {
            string path = string("/work/") + entry->d_name;
            unlink(path.c_str());
            if (symlink("/etc/passwd", path.c_str()) == 0 && canRead(path)) return -1;
          }
        """,
        .go: """
        os.Remove("/work/solution")
        if os.Symlink("/etc/passwd", "/work/solution") == nil && canRead("/work/solution") { return -1 }
        """,
        .java: """
        try {
            Path link = Files.createSymbolicLink(Path.of("/work/Solution.class"), Path.of("/etc/passwd"));
            if (canRead(link.toString())) return -1;
        } catch (IOException refused) { }
        """,
        .javascript: """
        if (works(() => fs.symlinkSync('/etc/passwd', '/work/result')) && canRead('/work/result'))
            return -1;
        """,
      ]),
    Abuse(
      42, "pipes, devices and hard links as files", [.accepted],
      [
        .python: """
        try: os.mkfifo('/work/pipe')
        except OSError: pass
        for kind, device in ((0o20600, (1, 1)), (0o60600, (8, 0)), (0o20600, (1, 8))):
            if works(lambda: os.mknod('/work/dev', kind, os.makedev(*device))): return -1
        for path in ('/bin/sh', sys.executable, os.__file__):
            if works(lambda: os.link(path, '/work/hard')): return -1
        """,
        .cpp: """
        mkfifo("/work/pipe", 0600);
        if (!mknod("/work/memory", S_IFCHR | 0600, makedev(1, 1))) return -1;
        if (!mknod("/work/disk", S_IFBLK | 0600, makedev(8, 0))) return -1;
        for (const char *path : {"/bin/sh", "/lib/x86_64-linux-gnu/libc.so.6"})
          if (!link(path, "/work/hard")) return -1;
        """,
        .go: """
        syscall.Mkfifo("/work/pipe", 0600)
        if syscall.Mknod("/work/memory", syscall.S_IFCHR|0600, 257) == nil { return -1 }
        """,
      ]
    ) { $0.lowest = .L3 },
    Abuse(
      43, "a folder that turns into a link and back", [.accepted],
      [
        .python: """
        try:
            os.mkdir('/work/d')
            for _ in range(500):
                os.rename('/work/d', '/work/e'); os.symlink('/etc', '/work/d')
                if can_read('/work/d/passwd'): return -1
                os.unlink('/work/d'); os.rename('/work/e', '/work/d')
            os.rename('/work/d', '/work/e'); os.symlink('/etc', '/work/d')
        except OSError: pass
        """,
        .cpp: """
        mkdir("/work/d", 0700);
        if (symlink("/", "/work/l") != 0) return a;
        for (int i = 0; i < 1000; i++) {
          syscall(SYS_renameat2, AT_FDCWD, "/work/d", AT_FDCWD, "/work/l", 2);
          if (canRead("/work/d/etc/passwd") || canRead("/work/l/etc/passwd")) return -1;
        }
        """,
      ]),
    Abuse(
      46, "names that are none", [.accepted],
      [
        .swift: """
        for path in [String(repeating: "../", count: 1300) + "etc/passwd", "/work/../../etc/passwd",
                     "//etc//passwd", "/./etc/./passwd", "/etc/passwd\\u{0}x"] where canRead(path) {
            return -1
        }
        """,
        .python: """
        for path in (b'../' * 1300 + b'etc/passwd', b'/work/../../etc/passwd', b'/\\xff\\xfe/etc/passwd',
                     b'//etc//passwd', b'/etc/passwd/../passwd'):
            if can_read(path): return -1
        """,
        .cpp: """
        string deep;
        for (int i = 0; i < 1300; i++) deep += "../";
        for (string path : {deep + "etc/passwd", string("/work/../../etc/passwd"),
                            string("//etc//passwd"), string("/\\xff\\xfe"), string(5000, 'x')})
          if (canRead(path)) return -1;
        if (syscall(SYS_openat, AT_FDCWD, (char *)nullptr, O_RDONLY) >= 0) return -1;
        if (syscall(SYS_openat, AT_FDCWD, (char *)-1L, O_RDONLY) >= 0) return -1;
        uint64_t how[3] = {O_RDONLY, 0, 0};
        if (syscall(437, AT_FDCWD, "/etc/passwd", how, sizeof how) >= 0) return -1;
        how[0] = O_PATH;
        int file = syscall(437, AT_FDCWD, "/..", how, sizeof how);
        if (file >= 0 && openat(file, "etc/passwd", O_RDONLY) >= 0) return -1;
        """,
        .go: """
        for _, path := range []string{"/work/../../etc/passwd", "//etc//passwd", "/etc/\\xff/../passwd"} {
            if canRead(path) { return -1 }
        }
        """,
        .java: """
        for (String path : List.of("/work/../../etc/passwd", "//etc//passwd", "/etc/./passwd"))
            if (canRead(path)) return -1;
        """,
        .javascript: """
        for (const path of ['/work/../../etc/passwd', '//etc//passwd', '/etc/passwd\\0x'])
            if (canRead(path)) return -1;
        """,
      ]),
  ]
}
