import Domain

@testable import Judge

extension Abuse {
  /// 15–18: memory and the stack.
  static let memory: [Abuse] = [
    Abuse(
      15, "takes and touches memory", [.memoryLimit],
      [
        .swift: """
        while true {
            guard let block = malloc(1 << 20) else { continue }
            memset(block, 1, 1 << 20)
        }
        """,
        .python: "blocks = []\nwhile True: blocks.append(bytearray(b'1') * (1 << 20))",
        .cpp: "while (true) if (void *block = malloc(1 << 20)) memset(block, 1, 1 << 20);",
        .rust: "let mut blocks = vec![];\nloop { blocks.push(vec![1u8; 1 << 20]) }",
        .go: """
        blocks := [][]byte{}
        for {
            block := make([]byte, 1<<20)
            for i := 0; i < len(block); i += 4096 { block[i] = 1 }
            blocks = append(blocks, block)
        }
        """,
        .java:
          "List<byte[]> blocks = new ArrayList<>();\nwhile (true) blocks.add(new byte[1 << 20]);",
        .javascript: "const blocks = [];\nwhile (true) blocks.push(Buffer.alloc(1 << 20, 1));",
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      15, "a heap of small objects", [.memoryLimit],
      [
        .java: "List<Object> all = new ArrayList<>();\nwhile (true) all.add(new long[10]);",
        .javascript: "const all = [];\nwhile (true) all.push({ a: all.length, b: [a] });",
        .python: "all = []\nwhile True: all.append([a])",
      ]
    ) { $0.cpuMilliseconds = 4000 },
    Abuse(
      16, "one huge array", [.memoryLimit],
      [
        .swift: "let array = [UInt8](repeating: 1, count: 2 << 30)\nreturn Int(array[a])",
        .python: "array = bytearray(b'1') * (2 << 30)\nreturn array[a]",
        .cpp: .body(
          "memset(big, 1, sizeof big);\nreturn -big[a];", top: "static char big[2040 << 20];"),
        .rust: "let array = vec![a as u8; 2 << 30];\nreturn -(array[array.len() / 2] as i32)",
        .go: .body(
          "for i := range big { big[i] = 1 }\nreturn -int(big[a])", top: "var big [1 << 30]byte"),
        .java: "int[] array = new int[1 << 29];\nArrays.fill(array, 1);\nreturn -array[a];",
        .javascript: "const array = new Float64Array(1 << 28).fill(1);\nreturn -array[a];",
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      17, "shared memory outside the heap", [.memoryLimit],
      [
        .swift: """
        let flags = MAP_SHARED | MAP_ANONYMOUS
        let block = mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, flags, -1, 0)
        if let block { memset(block, 1, 1 << 30) }
        return -1
        """,
        .python: """
        block = mmap.mmap(-1, 1 << 30)
        for place in range(0, 1 << 30, 4096): block[place] = 1
        return -1
        """,
        .cpp: """
        int flags = MAP_SHARED | MAP_ANONYMOUS;
        void *block = mmap(0, 1 << 30, PROT_READ | PROT_WRITE, flags, -1, 0);
        if (block != MAP_FAILED) memset(block, 1, 1 << 30);
        return -1;
        """,
        .go: """
        block, _ := syscall.Mmap(-1, 0, 1<<30, 3, syscall.MAP_SHARED|syscall.MAP_ANON)
        for i := 0; i < len(block); i += 4096 { block[i] = 1 }
        return -1
        """,
        .java: """
        List<java.nio.ByteBuffer> blocks = new ArrayList<>();
        while (true) blocks.add(java.nio.ByteBuffer.allocateDirect(1 << 20));
        """,
        .javascript: """
        const blocks = [];
        while (true) blocks.push(new Uint8Array(new SharedArrayBuffer(1 << 20)).fill(1));
        """,
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      17, "files that live in memory", [.memoryLimit, .accepted],
      [
        .python: """
        try:
            for _ in range(60):
                file = os.memfd_create('x')
                for _ in range(15): os.write(file, b'1' * (1 << 20))
        except OSError: pass
        """,
        .cpp: """
        vector<char> page(1 << 20, 1);
        for (int i = 0; i < 60; i++) {
          int file = syscall(SYS_memfd_create, "x", 0);
          if (file < 0) break;
          for (int j = 0; j < 15; j++) if (write(file, page.data(), 1 << 20) <= 0) return -1;
        }
        """,
      ]
    ) { $0.cpuMilliseconds = 1000 },
    Abuse(
      17, "a full work folder", [.accepted, .memoryLimit],
      [
        .swift: """
        let page = [UInt8](repeating: 1, count: 1 << 20)
        for number in 0..<256 {
            let file = open("/work/x\\(number)", O_CREAT | O_WRONLY, 0o600)
            if file < 0 || write(file, page, page.count) < page.count { return a }
            close(file)
        }
        return -1
        """,
        .python: """
        try:
            for number in range(256):
                with open('/work/x%d' % number, 'wb') as file: file.write(b'1' * (1 << 20))
        except OSError: return a
        return -1
        """,
        .cpp: """
        vector<char> page(1 << 20, 1);
        for (int i = 0; i < 256; i++) {
          int file = open(("/work/x" + to_string(i)).c_str(), O_CREAT | O_WRONLY, 0600);
          if (file < 0 || write(file, page.data(), 1 << 20) < 1 << 20) return a;
          close(file);
        }
        return -1;
        """,
        .java: """
        byte[] page = new byte[1 << 20];
        try { for (int i = 0; i < 256; i++) Files.write(Path.of("/work/x" + i), page); }
        catch (IOException full) { return a; }
        return -1;
        """,
        .javascript: """
        const page = Buffer.alloc(1 << 20, 1);
        for (let i = 0; i < 256; i++) if (!works(() => fs.writeFileSync('/work/x' + i, page))) return a;
        return -1;
        """,
      ]
    ) {
      $0.lowest = .L3
      $0.cpuMilliseconds = 1000
    },
    Abuse(
      18, "deep recursion", [.runtimeError, .memoryLimit],
      [
        .swift: "func deep(_ n: Int) -> Int { deep(n &+ 1) &+ a }\nreturn deep(a)",
        .python: """
        sys.setrecursionlimit(1 << 30)
        def deep(n): return deep(n + 1) + a
        return deep(a)
        """,
        .cpp: .body(
          "return deep(a);",
          top: "static int deep(volatile int n) { volatile char room[64]; room[0] = 1;"
            + " return deep(n + 1) + room[0]; }"),
        .rust: .body(
          "return deep(a)",
          top: """
            fn deep(n: i32) -> i32 {
                let room = std::hint::black_box([n; 32]);
                deep(n.wrapping_add(1)).wrapping_add(std::hint::black_box(room)[7])
            }
            """),
        .go: .body("return deep(a)", top: "func deep(n int) int { return deep(n+1) + n }"),
        .java: .body("return deep(a);", top: "static int deep(int n) { return deep(n + 1) + n; }"),
        .javascript: "const deep = n => deep(n + 1) + n;\nreturn deep(a);",
      ]
    ) { $0.cpuMilliseconds = 2000 },
  ]
}
