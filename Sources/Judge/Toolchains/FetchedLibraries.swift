internal import Foundation

/// What `Scripts/fetch-assets` unpacked beside a language's runtime files, for learners to import.
struct FetchedLibraries {
  /// Each with its version: `sortedcontainers 2.4.0`; empty where nothing was fetched.
  let names: [String]

  /// What to do where they are missing; empty where they are not.
  var remedy: String {
    names.isEmpty ? "Its libraries are missing: run ./focus serve once with a network." : ""
  }

  init(runtimeFolder: String) {
    let note = FileManager.default.contents(atPath: "\(runtimeFolder)/libraries/.complete")
    let text = String(decoding: note ?? Data(), as: UTF8.self)
    names = text.split(separator: "\n").compactMap(Self.name)
  }

  /// Reads `name==version --hash=…`; XStatic counts its own releases after a library's version.
  private static func name(_ line: Substring) -> String? {
    guard !line.hasPrefix("#"), let pin = line.split(separator: " ").first,
      let equals = pin.range(of: "==")
    else { return nil }
    let version = pin[equals.upperBound...].split(separator: ".").prefix(3).joined(separator: ".")
    return "\(pin[..<equals.lowerBound].replacing("XStatic_", with: "")) \(version)"
  }
}
