internal import Foundation

/// The system's libraries that a program needs, found with `ldd`.
enum SharedLibraries {
  /// Mounts at the libraries' own paths; those outside the system's folders go to `extra`.
  static func mounts(
    for files: [String], extra folder: String, isInside: (String) -> Bool, probe: Probe
  ) async -> [JailSpec.Mount] {
    guard let answer = await probe.ask("ldd", files) else { return [] }
    let paths = Set(answer.output.split(separator: "\n").compactMap { path(in: $0) })
    return paths.sorted().filter { !isInside($0) && !isInside(realPath($0)) }.map { path in
      let isSystem = ["/lib", "/usr/lib"].contains { path.hasPrefix($0) }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return JailSpec.Mount(host: realPath(path), jail: isSystem ? path : "\(folder)/\(name)")
    }
  }

  /// Reads `libz.so.1 => /lib/libz.so.1 (0x…)` and `/lib64/ld-linux.so.2 (0x…)`.
  private static func path(in line: Substring) -> String? {
    guard let end = line.range(of: " (0x")?.lowerBound else { return nil }
    let text = line[..<end]
    let start = text.range(of: "=> ")?.upperBound ?? text.firstIndex { !$0.isWhitespace }
    guard let start, text[start...].hasPrefix("/") else { return nil }
    return String(text[start...])
  }
}
