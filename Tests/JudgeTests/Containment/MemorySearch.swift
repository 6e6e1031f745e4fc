import Domain
import Foundation

/// Learner's code that looks through its own memory for a text `zq7-` and 32 hexadecimal digits,
/// and returns it, or else the number of pages it saw; it falls if it saw too few to tell.
enum MemorySearch {
  /// What is expected, so that it must be nowhere in the jail.
  static let secret = "zq7-" + UUID().uuidString.filter { $0 != "-" }.lowercased()

  static let sources: [Language: String] = [
    .swift: swift, .python: python, .cpp: cpp, .java: java, .javascript: javascript,
  ]

  // A pipe takes bytes from any address and refuses those that are not mapped.
  private static let swift = """
    import Foundation
    class Solution {
        func f(_ a: Int) -> String {
            let marks: [UInt8] = [122, 113, 55, 45]
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            var page = [UInt8](repeating: 0, count: 4096)
            var pages = 0
            var local = 0
            let heap = withUnsafePointer(to: &page[0]) { Int(bitPattern: $0) }
            let stack = withUnsafePointer(to: &local) { Int(bitPattern: $0) }
            let code = Int(bitPattern: dlsym(nil, "malloc"))
            for place in [heap, stack, code] {
                var address = (place & ~4095) - (2048 << 12)
                let end = address + (4096 << 12)
                while address < end {
                    defer { address += 4096 }
                    guard let pointer = UnsafeRawPointer(bitPattern: address),
                        write(ends[1], pointer, 4096) == 4096 else { continue }
                    pages += 1
                    read(ends[0], &page, 4096)
                    for start in 0..<4060 where page[start] == marks[0] {
                        let part = page[start..<(start + 36)]
                        if part.starts(with: marks),
                            part.dropFirst(4).allSatisfy({
                                (48...57).contains($0) || (97...102).contains($0)
                            }) {
                            return String(decoding: part, as: UTF8.self)
                        }
                    }
                }
            }
            precondition(pages > 100)
            return String(pages)
        }
    }
    """

  private static let python = """
    import ctypes, gc, os, re, sys
    class Solution:
        def f(self, a: int) -> str:
            pattern = re.compile(b'zq' + b'7-' + b'[0-9a-f]{32}')
            ends = os.pipe()
            write = ctypes.CDLL(None).write
            write.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t]
            pages = 0
            frame = sys._getframe()
            while frame:
                for value in list(frame.f_locals.values()) + list(frame.f_globals.values()):
                    try:
                        found = pattern.search(repr(value).encode())
                    except Exception:
                        continue
                    if found: return found.group().decode()
                frame = frame.f_back
            places = {id(value) & ~0xFFFFF for value in gc.get_objects()}
            for place in sorted(places):
                for address in range(place, place + (1 << 20), 4096):
                    if write(ends[1], address, 4096) != 4096: continue
                    pages += 1
                    found = pattern.search(os.read(ends[0], 4096))
                    if found: return found.group().decode()
            assert pages > 100
            return str(pages)
    """

  private static let cpp = """
    #include <bits/stdc++.h>
    #include <unistd.h>
    using namespace std;
    class Solution {
    public:
      string f(int a) {
        int ends[2], local, pages = 0;
        if (pipe(ends) != 0) abort();
        vector<char> page(4096);
        for (char *place : {page.data(), (char *)&local, (char *)(void *)&malloc}) {
          char *start = (char *)((intptr_t)place & ~4095L) - (4096 << 12);
          for (char *at = start; at < start + (8192L << 12); at += 4096) {
            if (write(ends[1], at, 4096) != 4096) continue;
            pages++;
            if (read(ends[0], page.data(), 4096) != 4096) abort();
            for (int i = 0; i + 36 <= 4096; i++) {
              if (page[i] != 'z' || page[i + 1] != 'q' || page[i + 2] != '7') continue;
              string text(page.data() + i, 36);
              if (text.find_first_not_of("0123456789abcdef", 4) == string::npos) return text;
            }
          }
        }
        if (pages < 100) abort();
        return to_string(pages);
      }
    };
    """

  private static let java = """
    import java.io.*;
    import java.nio.file.*;
    import java.util.regex.*;
    class Solution {
        public String f(int a) throws IOException {
            Pattern pattern = Pattern.compile("zq" + "7-[0-9a-f]{32}");
            int pages = 0;
            try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "r")) {
                for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
                    String[] ends = line.split(" ")[0].split("-");
                    if (!line.contains(" rw") || ends[0].length() > 15) continue;
                    long at = Long.parseLong(ends[0], 16), end = Long.parseLong(ends[1], 16);
                    byte[] page = new byte[1 << 16];
                    for (; at < end && pages < 2000; at += page.length, pages++) {
                        memory.seek(at);
                        if (memory.read(page) <= 0) break;
                        Matcher match = pattern.matcher(new String(page, "ISO-8859-1"));
                        if (match.find()) return match.group();
                    }
                }
            } catch (IOException refused) { return "refused"; }
            return "" + pages;
        }
    }
    """

  private static let javascript = """
    var f = function(a) {
        const pattern = new RegExp('zq' + '7-[0-9a-f]{32}');
        const seen = [process.argv, process.env, globalThis, module, require.cache];
        for (const thing of seen) {
            for (const name of Object.getOwnPropertyNames(Object(thing))) {
                const match = pattern.exec(String(name) + String(thing[name]));
                if (match) return match[0];
            }
        }
        const parts = [];
        for (let i = 0; i < 10; i++) parts.push(f.caller + '', new Error().stack);
        const match = pattern.exec(parts.join());
        return match ? match[0] : 'nothing';
    };
    """
}
