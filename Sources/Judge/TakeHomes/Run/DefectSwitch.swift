internal import Domain

/// The image by which one defect of a program is switched on before its process starts.
///
/// Its bytes are drawn for each process, also where no defect is on, and a defect is known by a number of
/// this machine alone: what runs in the process cannot tell whether one is on, but by what its code does.
struct DefectSwitch: Sendable {
  /// Its name among the folders that a jail shows.
  static let name = "switch"
  static let library = "libfocus-switch.so"
  /// What stands in the image as it was built: the salt and the mark, little-endian.
  private static let blank: [UInt8] = bytes(0x7466_6375_7377_6974) + bytes(0x6368_2d68_6572_65aa)

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// The image with one defect on, or none; nil when these are not the bytes of one.
  static func image(_ bytes: [UInt8], defect: UInt64?) -> [UInt8]? {
    guard let place = bytes.firstRange(of: blank)?.lowerBound else { return nil }
    let salt = UInt64.random(in: 0...(.max))
    let mark = defect.map { mixed($0 ^ salt) } ?? UInt64.random(in: 0...(.max))
    var image = bytes
    image.replaceSubrange(
      place..<(place + blank.count), with: Self.bytes(salt) + Self.bytes(mark))
    return image
  }

  /// SplitMix64's last step, as `mutation.c` has it.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// What this machine has drawn once, so that nobody can know beforehand what it calls things.
struct MachineSecret: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The secret that lies in a file, which is made where there is none.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  init(at path: String) throws(JudgeError) {
    if GradeFiles.plainSize(path) == nil {
      let secret = (0..<32).map { _ in UInt8.random(in: 0...(.max)) }
      try GradeFiles.write(secret, path)
      GradeFiles.hide(path)
    }
    bytes = GradeFiles.plainFile(path, mostBytes: 1 << 10) ?? []
  }

  private func code(of text: String) -> ArraySlice<UInt8> {
    SHA256.authentication(of: Array(text.utf8), key: bytes).prefix(8)
  }

  /// The module of a project's hidden suites; what was compiled with it can be used again.
  func hiddenModule(of takeHome: TakeHome) -> String {
    "Hidden_\(SHA256.hex(bytes: Array(code(of: takeHome.slug))))"
  }

  /// The number of a project's defect.
  func number(of mutant: TakeHome.Mutant, in takeHome: TakeHome) -> UInt64 {
    code(of: "\(takeHome.slug)/\(mutant.id)").reduce(0) { $0 << 8 | UInt64($1) }
  }
}
