import Domain

/// Learner's code that looks through its own memory for a text `zq7-` and 32 hexadecimal digits,
/// and returns it, or else the number of pages it saw.
enum MemorySearch {
  static func source(in language: Language) throws -> String {
    language == .swift ? swift : python
  }

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
            return str(pages)
    """
}
