internal import Foundation

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<UInt8>?, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
  _ outputLength: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

/// Names as the compiler gives them to the linker.
enum Mangling {
  /// What a name means, as the runtime's own demangler says it; nil for what is no Swift name.
  static func plain(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes in
      guard let text = demangle(bytes.baseAddress, bytes.count, nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
  }
}
