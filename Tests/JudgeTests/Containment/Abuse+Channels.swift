import Domain

@testable import Judge

extension Abuse {
  /// 39, 40, 44 and 47: ways to the network and to other programs.
  static let channels: [Abuse] = [
    Abuse(
      39, "every kind of network", [.accepted],
      [
        .swift: """
        for family in [AF_INET, AF_INET6, AF_UNIX, AF_NETLINK, 40] {
            for kind in 1...3 { if socket(Int32(family), Int32(kind), 0) >= 0 { return -1 } }
        }
        var found: UnsafeMutablePointer<addrinfo>?
        if getaddrinfo("example.com", "80", nil, &found) == 0 { return -1 }
        """,
        .python: """
        for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX, socket.AF_NETLINK, 40):
            for kind in (1, 2, 3):
                if works(lambda: socket.socket(family, kind)): return -1
        for address in (('127.0.0.1', 8080), ('169.254.169.254', 80), ('example.com', 80)):
            if works(lambda: socket.create_connection(address, timeout=1)): return -1
        """,
        .cpp: """
        for (int family : {AF_INET, AF_INET6, AF_PACKET, AF_BLUETOOTH, AF_ALG})
          for (int kind : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW, SOCK_SEQPACKET})
            if (socket(family, kind, 0) >= 0) return -1;
        """,
        .rust: """
        for address in ["127.0.0.1:8080", "127.0.0.1:22", "169.254.169.254:80", "[::1]:8080"] {
            if std::net::TcpStream::connect(address).is_ok() { return -1 }
        }
        if std::net::UdpSocket::bind("0.0.0.0:0").is_ok() { return -1 }
        """,
        .go: """
        for _, address := range []string{"127.0.0.1:8080", "169.254.169.254:80", "[::1]:8080"} {
            if _, err := net.DialTimeout("tcp", address, time.Second); err == nil { return -1 }
        }
        if _, err := net.Listen("tcp", "127.0.0.1:0"); err == nil { return -1 }
        """,
        .java: """
        for (String host : List.of("127.0.0.1", "169.254.169.254", "example.com")) {
            try (Socket socket = new Socket(host, 80)) { return -1; } catch (IOException refused) { }
        }
        try (ServerSocket server = new ServerSocket(0)) { return -1; } catch (IOException refused) { }
        """,
        .javascript: """
        const server = require('net').createServer();
        server.on('error', () => {});
        server.listen(0);
        if (server.address()) return -1;
        require('net').connect(8080, '127.0.0.1').on('error', () => {});
        """,
      ]
    ) { $0.cpuMilliseconds = 500 },
    Abuse(
      40, "covert channels between programs", [.accepted],
      [
        .python: """
        import fcntl
        for family in (socket.AF_UNIX, socket.AF_NETLINK, 40):
            if works(lambda: socket.socket(family, socket.SOCK_DGRAM)): return -1
        library = ctypes.CDLL(None)
        for action in (lambda: library.shmget(1, 4096, 0o1666), lambda: library.msgget(1, 0o1666),
                       lambda: library.semget(1, 1, 0o1666)):
            if action() >= 0: return -1
        file = open(os.__file__)
        if works(lambda: fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)): return -1
        """,
        .cpp: """
        for (int family : {AF_UNIX, AF_NETLINK, AF_VSOCK, AF_KCM})
          for (int kind : {SOCK_STREAM, SOCK_DGRAM})
            if (socket(family, kind, 0) >= 0) return -1;
        int pair[2];
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0) {
          sockaddr_un name{AF_UNIX, "\\0focus"};
          if (bind(pair[0], (sockaddr *)&name, sizeof name) == 0) return -1;
          if (connect(pair[0], (sockaddr *)&name, sizeof name) == 0) return -1;
        }
        if (shmget(1, 4096, IPC_CREAT | 0666) >= 0) return -1;
        if (syscall(SYS_msgget, 1, IPC_CREAT | 0666) >= 0) return -1;
        if (syscall(SYS_semget, 1, 1, IPC_CREAT | 0666) >= 0) return -1;
        if (syscall(SYS_mq_open, "x", O_CREAT | O_RDWR, 0666, 0) >= 0) return -1;
        struct flock lock{F_WRLCK, SEEK_SET, 0, 1, 0};
        int file = open("/work/lock", O_CREAT | O_RDWR, 0600);
        if (file >= 0 && (fcntl(file, F_SETLK, &lock) == 0 || fcntl(file, F_OFD_SETLK, &lock) == 0))
          return -1;
        """,
        .go: """
        if n, _ := syscall.Socket(syscall.AF_UNIX, 1, 0); n >= 0 { return -1 }
        if n, _ := syscall.Socket(syscall.AF_NETLINK, 3, 0); n >= 0 { return -1 }
        """,
      ]),
    Abuse(
      44, "types into the terminal", [.accepted],
      [
        .python: """
        import fcntl
        for file in (0, 1, 2):
            if works(lambda: fcntl.ioctl(file, 0x5412, b'x')): return -1
        if can_read('/dev/tty') or can_read('/dev/pts/0') or can_read('/dev/console'): return -1
        """,
        .cpp: """
        for (int file : {0, 1, 2}) if (ioctl(file, TIOCSTI, "x") == 0) return -1;
        for (const char *path : {"/dev/tty", "/dev/pts/0", "/dev/ptmx", "/dev/console", "/dev/tty0"})
          if (open(path, O_RDWR | O_NOCTTY) >= 0) return -1;
        """,
      ]),
    Abuse(
      47, "shared memory between programs", [.accepted],
      [
        .python: """
        for path in ('/dev/shm/mark-47', '/dev/mqueue/mark-47', '/dev/hugepages/mark-47'):
            if os.path.exists(path): return -1
            try: open(path, 'w').write('x')
            except OSError: pass
        """,
        .cpp: """
        if (shm_open("/mark-47", O_RDWR, 0666) >= 0) return -1;
        int file = shm_open("/mark-47", O_CREAT | O_RDWR, 0666);
        if (file >= 0) close(file);
        """,
        .javascript: """
        if (fs.existsSync('/dev/shm/mark-47')) return -1;
        works(() => fs.writeFileSync('/dev/shm/mark-47', 'x'));
        """,
      ]
    ) { $0.times = 2 },
  ]
}
