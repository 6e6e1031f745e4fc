import Domain

@testable import Judge

extension Abuse {
  /// 94–103: what the work folder, devices and the kernel's own objects are filled with.
  static let files: [Abuse] = [
    Abuse(
      94, "devices of the machine", [.accepted],
      [
        .python: """
        for name in ('mem', 'kmem', 'kmsg', 'port', 'kvm', 'fuse', 'net/tun', 'loop-control', 'uinput',
                     'vhost-net', 'mapper/control', 'snapshot', 'rtc0', 'hpet', 'sda', 'vda', 'nvme0'):
            if can_read('/dev/' + name): return -1
            if works(lambda: os.close(os.open('/dev/' + name, os.O_WRONLY))): return -1
        """,
        .cpp: """
        for (const char *name : {"mem", "kmsg", "kvm", "fuse", "net/tun", "loop-control", "vda", "sda"})
          if (open((string("/dev/") + name).c_str(), O_RDWR | O_NONBLOCK) >= 0) return -1;
        """,
      ]),
    Abuse(
      95, "writes to what the kernel shows as files", [.accepted],
      [
        .python: """
        for name in ('sysrq-trigger', 'sys/kernel/core_pattern', 'sys/vm/drop_caches', '1/oom_score_adj',
                     'self/uid_map', 'sys/kernel/hostname', '1/mem', '1/clear_refs', 'self/setgroups'):
            if works(lambda: open('/proc/' + name, 'w').write('1')): return -1
        for path in ('/sys/power/state', '/sys/fs/cgroup/cgroup.procs', '/sys/kernel/uevent_helper'):
            if works(lambda: open(path, 'w').write('1')): return -1
        """,
        .cpp: """
        for (const char *path : {"/proc/sysrq-trigger", "/proc/sys/kernel/core_pattern", "/proc/1/mem",
                                 "/proc/1/oom_score_adj", "/sys/fs/cgroup/cgroup.procs"})
          if (open(path, O_WRONLY) >= 0) return -1;
        """,
      ]),
    Abuse(
      96, "files without a name, and deleted ones, fill the disk",
      [.accepted, .memoryLimit, .outputLimit],
      [
        .python: """
        block = b'x' * (1 << 20)
        for kind in (os.O_TMPFILE, os.O_CREAT):
            try:
                for number in range(60):
                    file = os.open('.' if kind == os.O_TMPFILE else 'gone', kind | os.O_RDWR, 0o600)
                    if kind == os.O_CREAT: os.unlink('gone')
                    for _ in range(8): os.write(file, block)
            except OSError: pass
        """,
        .cpp: """
        vector<char> block(1 << 20, 'x');
        for (int i = 0; i < 50; i++) {
          int file = i % 2 ? open(".", O_TMPFILE | O_RDWR, 0600) : open("gone", O_CREAT | O_RDWR, 0600);
          unlink("gone");
          for (int j = 0; file >= 0 && j < 8; j++) if (write(file, block.data(), block.size()) < 0) break;
        }
        """,
      ]
    ) { $0.cpuMilliseconds = 2000 },
    Abuse(
      97, "folders some thousands deep", [.accepted],
      [
        .python: """
        try:
            for _ in range(3000):
                os.mkdir('d')
                os.chdir('d')
        except OSError: pass
        """,
        .cpp:
          "for (int i = 0; i < 3000; i++) if (mkdir(\"d\", 0700) != 0 || chdir(\"d\") != 0) break;",
        .go: """
        for i := 0; i < 3000; i++ { if os.Mkdir("d", 0700) != nil || os.Chdir("d") != nil { break } }
        """,
      ]
    ) {
      $0.spoilsTheNext = true
      $0.kinds.insert(.runtimeError)
      $0.cpuMilliseconds = 1000
    },
    Abuse(
      98, "names that speak: line ends, escapes, no letters at all", [.accepted],
      [
        .python: """
        for name in (b'a\\nb', b'\\x1b]0;x\\x07', b'\\xff\\xfe', b'-rf', b'x' * 255, b' ', b'\\\\', b'$(x)'):
            works(lambda: os.close(os.open(name, os.O_CREAT | os.O_WRONLY)))
        """,
        .cpp: """
        for (string name : {"a\\nb", "\\x1b]0;x\\a", "\\xff\\xfe", "-rf", " ", "*"})
          close(open(name.c_str(), O_CREAT | O_WRONLY, 0600));
        close(open(string(255, 'x').c_str(), O_CREAT | O_WRONLY, 0600));
        """,
      ]),
    Abuse(
      99, "fills a file's attributes", [.accepted, .memoryLimit],
      [
        .python: """
        open('x', 'w').close()
        try:
            for number in range(2000): os.setxattr('x', f'user.{number}', b'x' * 60000)
        except OSError: pass
        """
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      100, "maps a file and cuts it short", [.runtimeError],
      [
        .python: """
        open('x', 'wb').write(b'x' * 8192)
        file = open('x', 'r+b')
        view = mmap.mmap(file.fileno(), 8192)
        os.truncate('x', 0)
        view[5000]
        """,
        .cpp: """
        int file = open("x", O_CREAT | O_RDWR, 0600);
        if (ftruncate(file, 8192) != 0) return -2;
        auto view = (volatile char *)mmap(0, 8192, PROT_READ, MAP_SHARED, file, 0);
        if (ftruncate(file, 0) != 0 || view[5000] == 1) return -2;
        """,
      ]),
    Abuse(
      101, "the kernel's own objects without end", [.accepted],
      [
        .cpp: .body(
          """
          int count = 0;
          while (count < 3000 && (epoll_create1(0) >= 0 || eventfd(0, 0) >= 0)) count++;
          if (count >= 3000) return -1;
          """, top: "#include <sys/epoll.h>\n#include <sys/eventfd.h>"),
        .python: """
        import select
        held = []
        try:
            while len(held) < 3000: held.append(select.epoll())
        except OSError: pass
        if len(held) >= 3000: return -1
        for item in held: item.close()
        """,
      ]),
    Abuse(
      102, "what lies in pipes and sockets, and descriptors on their way",
      [.accepted, .memoryLimit],
      [
        .cpp: """
        int ends[2];
        vector<char> block(1 << 20, 'x');
        for (int i = 0; i < 10 && pipe2(ends, O_NONBLOCK) == 0; i++) {
          fcntl(ends[1], F_SETPIPE_SZ, 1 << 20);
          if (write(ends[1], block.data(), block.size()) < 0) break;
        }
        while (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends) == 0) {
          char room[CMSG_SPACE(sizeof ends)];
          iovec part{block.data(), 1 << 16};
          msghdr message{};
          message.msg_iov = &part, message.msg_iovlen = 1;
          message.msg_control = room, message.msg_controllen = sizeof room;
          cmsghdr *head = CMSG_FIRSTHDR(&message);
          head->cmsg_level = SOL_SOCKET, head->cmsg_type = SCM_RIGHTS;
          head->cmsg_len = CMSG_LEN(sizeof ends);
          memcpy(CMSG_DATA(head), ends, sizeof ends);
          static int rounds;
          bool isSent = sendmsg(ends[0], &message, MSG_DONTWAIT) > 0;
          close(ends[0]), close(ends[1]);
          if (!isSent || ++rounds > 2000) break;
        }
        """
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      103, "maps and page tables without end",
      [.accepted, .memoryLimit, .timeLimit, .runtimeError],
      [
        .cpp: """
        for (int i = 0; i < 70000; i++)
          if (mmap(0, 4096, i % 2 ? PROT_READ : PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
              == MAP_FAILED) break;
        auto wide = (char *)mmap(0, 1ll << 40, PROT_READ | PROT_WRITE,
                                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (wide != MAP_FAILED) for (long at = 0; at < 1l << 40; at += 1 << 21) wide[at] = 1;
        """
      ]
    ) { $0.cpuMilliseconds = 1000 },
  ]
}
