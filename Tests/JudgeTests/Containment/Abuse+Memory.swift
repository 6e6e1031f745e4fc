import Domain

@testable import Judge

extension Abuse {
  static let memory: [Abuse] = [
    Abuse(
      number: 15, name: "takes and touches memory", kinds: [.memoryLimit],
      swift: """
        while true {
            guard let block = malloc(1 << 20) else { continue }
            memset(block, 1, 1 << 20)
        }
        """,
      python: "blocks = []\nwhile True: blocks.append(bytearray(b'1') * (1 << 20))"),
    Abuse(
      number: 16, name: "one huge array", kinds: [.memoryLimit],
      swift: "let array = [UInt8](repeating: 1, count: 2 << 30)\nreturn Int(array[a])",
      python: "array = bytearray(b'1') * (2 << 30)\nreturn array[a]"),
    Abuse(
      number: 17, name: "shared memory outside the heap", kinds: [.memoryLimit],
      swift: """
        let flags = MAP_SHARED | MAP_ANONYMOUS
        let block = mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, flags, -1, 0)
        if let block { memset(block, 1, 1 << 30) }
        return -1
        """,
      python: """
        block = mmap.mmap(-1, 1 << 30)
        for place in range(0, 1 << 30, 4096): block[place] = 1
        return -1
        """),
    Abuse(
      number: 17, name: "files that live in memory", kinds: [.memoryLimit, .accepted],
      swift: """
        #if arch(x86_64)
        let number = 319
        #else
        let number = 279
        #endif
        let page = [UInt8](repeating: 1, count: 1 << 20)
        for _ in 0..<60 {
            let file = Int32("x".withCString { call(number, Int(bitPattern: $0)) })
            if file < 0 { break }
            for _ in 0..<15 { if write(file, page, page.count) <= 0 { return -1 } }
        }
        """, swiftTop: calls,
      python: """
        try:
            for _ in range(60):
                file = os.memfd_create('x')
                for _ in range(15): os.write(file, b'1' * (1 << 20))
        except OSError: pass
        """),
    Abuse(
      number: 17, name: "a full work folder", kinds: [.accepted, .memoryLimit], lowest: .L3,
      swift: """
        let page = [UInt8](repeating: 1, count: 1 << 20)
        for number in 0..<256 {
            let file = open("/work/x\\(number)", O_CREAT | O_WRONLY, 0o600)
            if file < 0 || write(file, page, page.count) < page.count { return a }
            close(file)
        }
        return -1
        """,
      python: """
        try:
            for number in range(256):
                with open('/work/x%d' % number, 'wb') as file: file.write(b'1' * (1 << 20))
        except OSError: return a
        return -1
        """),
    Abuse(
      number: 18, name: "deep recursion", kinds: [.runtimeError, .memoryLimit],
      swift: "func deep(_ n: Int) -> Int { deep(n &+ 1) &+ a }\nreturn deep(a)",
      python: """
        sys.setrecursionlimit(1 << 30)
        def deep(n): return deep(n + 1) + a
        return deep(a)
        """),
  ]
}
