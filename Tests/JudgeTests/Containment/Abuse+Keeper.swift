import Domain

@testable import Judge

extension Abuse {
  /// 63–74: what a program does to its channels, and so to the time of the keeper that serves them.
  static let keeper: [Abuse] = [
    Abuse(
      63, "a byte out of its turn, then sleep", [.accepted, .idleLimit],
      [
        .swift: "if send(3, [1] as [UInt8], 1, Int32(MSG_OOB)) > 0 { sleep(1000) }",
        .python: """
        channel = socket.socket(fileno=os.dup(3))
        if works(lambda: channel.send(b'x', socket.MSG_OOB)): time.sleep(1000)
        """,
        .cpp: "if (send(3, \"x\", 1, MSG_OOB) > 0) sleep(1000);",
        .rust: """
        extern "C" { fn send(file: i32, bytes: *const u8, count: usize, flags: i32) -> isize; }
        if unsafe { send(3, b"x".as_ptr(), 1, 1) } > 0 {
            std::thread::sleep(std::time::Duration::from_secs(1000))
        }
        """,
        .go: """
        if syscall.Sendmsg(3, []byte{1}, nil, nil, syscall.MSG_OOB) == nil { time.Sleep(1000 * time.Second) }
        """,
      ]
    ) { $0.cpuMilliseconds = 50 },
    Abuse(
      64, "closes its half of the channel and sleeps", [.idleLimit, .runtimeError],
      [
        .python: "socket.socket(fileno=os.dup(3)).shutdown(socket.SHUT_WR)\ntime.sleep(1000)",
        .cpp: "shutdown(3, SHUT_WR);\nsleep(1000);",
        .go: "syscall.Shutdown(3, syscall.SHUT_WR)\ntime.Sleep(1000 * time.Second)",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      65, "closes the channel both ways and answers", [.runtimeError, .idleLimit],
      [
        .swift: "shutdown(3, Int32(SHUT_RDWR))",
        .python: "socket.socket(fileno=os.dup(3)).shutdown(socket.SHUT_RDWR)",
        .cpp: "shutdown(3, SHUT_RDWR);", .go: "syscall.Shutdown(3, syscall.SHUT_RDWR)",
      ]
    ) {
      $0.spoilsTheNext = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      66, "keeps a copy of the channel and closes it", [.runtimeError, .idleLimit],
      [
        .swift: "dup2(3, 9)\nclose(3)", .python: "os.dup2(3, 9)\nos.close(3)",
        .cpp: "dup2(3, 9);\nclose(3);", .go: "syscall.Dup3(3, 9, 0)\nsyscall.Close(3)",
        .javascript: "fs.closeSync(3);",
      ]
    ) {
      $0.spoilsTheNext = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      67, "sends descriptors to the keeper", [.runtimeError, .wrongAnswer, .idleLimit, .accepted],
      [
        .python: """
        import array
        channel = socket.socket(fileno=os.dup(3))
        rights = array.array('i', [0, 1, 2])
        for _ in range(200):
            works(lambda: channel.sendmsg([b'\\x02\\0\\0\\0Q1'], [(1, 1, rights)], 64))
        """,
        .cpp: """
        for (int i = 0; i < 200; i++) {
          char data[] = {2, 0, 0, 0, 'Q', '1'}, room[CMSG_SPACE(sizeof(int))];
          iovec part{data, sizeof data};
          msghdr message{};
          message.msg_iov = &part, message.msg_iovlen = 1;
          message.msg_control = room, message.msg_controllen = sizeof room;
          cmsghdr *head = CMSG_FIRSTHDR(&message);
          head->cmsg_level = SOL_SOCKET, head->cmsg_type = SCM_RIGHTS;
          head->cmsg_len = CMSG_LEN(sizeof(int));
          *(int *)CMSG_DATA(head) = 1;
          if (sendmsg(3, &message, MSG_DONTWAIT) < 0) break;
        }
        """,
      ]
    ) { $0.spoilsTheNext = true },
    Abuse(
      68, "writes nothing, again and again", [.accepted],
      [
        .swift: "for _ in 0..<20_000 { for file in Int32(1)...3 { write(file, [], 0) } }",
        .python: "for _ in range(5000):\n    for file in (1, 2, 3): os.write(file, b'')",
        .cpp: "for (int i = 0; i < 60000; i++) if (write(i % 3 + 1, \"\", 0) > 0) return -1;",
        .go: "for i := 0; i < 30000; i++ { syscall.Write(i % 3 + 1, nil) }",
        .javascript:
          "for (let i = 0; i < 9000; i++) works(() => fs.writeSync(i % 3 + 1, new Uint8Array(0)));",
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      69, "begins an answer and sleeps", [.idleLimit, .runtimeError],
      [
        .python: "os.write(3, b'\\x09\\0\\0\\0R1')\ntime.sleep(1000)",
        .cpp: "if (write(3, \"\\x09\\0\\0\\0R1\", 6) == 6) sleep(1000);",
        .go: "syscall.Write(3, []byte{9, 0, 0, 0, 'R', '1'})\ntime.Sleep(1000 * time.Second)",
        .javascript: "fs.writeSync(3, Buffer.from([9, 0, 0, 0, 82, 49]));\nrest(1000000);",
      ]
    ) {
      $0.isSlow = true
      $0.cpuMilliseconds = 50
    },
    Abuse(
      70, "prints letter by letter", [.accepted],
      [
        .python: "for _ in range(5000): os.write(1, b'x')",
        .cpp: "for (int i = 0; i < 20000; i++) if (write(1 + i % 2, \"x\", 1) != 1) return -1;",
        .go: "for i := 0; i < 9000; i++ { syscall.Write(1 + i % 2, []byte{'x'}) }",
        .rust: "for _ in 0..9000 { unsafe { write(1, b\"x\".as_ptr(), 1); } }",
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      71, "changes the size and the owner of its channels", [.accepted],
      [
        .python: """
        import fcntl
        channel = socket.socket(fileno=os.dup(3))
        for size in (1, 1 << 30):
            for option in (socket.SO_SNDBUF, socket.SO_RCVBUF):
                works(lambda: channel.setsockopt(socket.SOL_SOCKET, option, size))
        for file in (1, 2, 3):
            for change in ((1031, 1 << 20), (8, 1), (8, -1), (10, 9)):
                works(lambda: fcntl.fcntl(file, *change))
        """,
        .cpp: """
        for (int size : {1, 1 << 30})
          for (int option : {SO_SNDBUF, SO_RCVBUF, SO_SNDBUFFORCE, SO_RCVLOWAT, SO_PRIORITY})
            setsockopt(3, SOL_SOCKET, option, &size, sizeof size);
        int one = 1;
        setsockopt(3, SOL_SOCKET, SO_RCVLOWAT, &one, sizeof one);
        for (int file : {1, 2, 3}) {
          fcntl(file, F_SETPIPE_SZ, 1 << 20);
          fcntl(file, F_SETOWN, 1);
          fcntl(file, F_SETSIG, SIGKILL);
        }
        """,
      ]),
    Abuse(
      72, "moves pages of its own into its output", [.accepted, .outputLimit],
      [
        .cpp: """
        static char page[4096];
        iovec part{page, sizeof page};
        for (int i = 0; i < 20; i++) {
          vmsplice(1, &part, 1, SPLICE_F_GIFT);
          tee(1, 2, 4096, SPLICE_F_NONBLOCK);
          memset(page, 'x', sizeof page);
        }
        """,
        .python: """
        library = ctypes.CDLL(None)
        for _ in range(20): library.tee(1, 2, 4096, 2)
        """,
      ]),
    Abuse(
      73, "looks for the next case before it is asked", [.accepted],
      [
        .python: """
        channel = socket.socket(fileno=os.dup(3))
        if works(lambda: len(channel.recv(1 << 16, socket.MSG_PEEK | socket.MSG_DONTWAIT)) > 0):
            return -1
        """,
        .cpp:
          "char next[999];\nif (recv(3, next, sizeof next, MSG_PEEK | MSG_DONTWAIT) > 0) return -1;",
        .go: """
        next := make([]byte, 999)
        if n, _, _ := syscall.Recvfrom(3, next, syscall.MSG_PEEK|syscall.MSG_DONTWAIT); n > 0 { return -1 }
        """,
      ]),
    Abuse(
      74, "makes its channels wait for nobody",
      [.accepted, .runtimeError, .idleLimit, .timeLimit],
      [
        .python: "for file in (0, 1, 2, 3): os.set_blocking(file, False)",
        .cpp: "for (int file : {0, 1, 2, 3}) fcntl(file, F_SETFL, O_NONBLOCK | O_ASYNC);",
        .swift: "for file in Int32(0)...3 { _ = fcntl(file, F_SETFL, O_NONBLOCK) }",
        .go: "for file := 0; file < 4; file++ { syscall.SetNonblock(file, true) }",
      ]
    ) {
      $0.spoilsTheNext = true
      $0.cpuMilliseconds = 50
    },
  ]
}
