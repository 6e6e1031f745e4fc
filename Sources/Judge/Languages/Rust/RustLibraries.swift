internal import Domain
internal import Foundation

/// The crates that LeetCode offers beside Rust's own library, as Debian ships their sources:
/// `librust-rand-dev` and `librust-itertools-dev`.
struct RustLibraries: Sendable {
  /// One crate, after those it is built on.
  struct Crate: Sendable, Hashable {
    var name: String
    /// How its folder's name begins.
    var folder: String
    var edition = "2018"
    var features: [String] = []
    var flags: [String] = []
    var uses: [String] = []
    /// Whether learners use it by its name.
    var isOffered = false
  }

  static let registry = "/usr/share/cargo/registry"

  static let crates = [
    Crate(name: "cfg_if", folder: "cfg-if-1."),
    Crate(
      name: "libc", folder: "libc-0.2.", edition: "2015", features: ["std"],
      // What its build script finds out about a compiler of these years.
      flags: [
        "priv_mod_use", "union", "const_size_of", "align", "int128", "core_cvoid", "packedN",
        "cfg_target_vendor", "non_exhaustive", "long_array", "ptr_addr_of",
        "underscore_const_names", "const_extern_fn",
      ].map { "libc_\($0)" }),
    Crate(
      name: "getrandom", folder: "getrandom-0.2.", features: ["std"], uses: ["cfg_if", "libc"]),
    Crate(name: "ppv_lite86", folder: "ppv-lite86-0.2.", features: ["simd", "std"]),
    Crate(
      name: "rand_core", folder: "rand_core-0.6.", features: ["std", "alloc", "getrandom"],
      uses: ["getrandom"]),
    Crate(
      name: "rand_chacha", folder: "rand_chacha-0.3.", features: ["std"],
      uses: ["rand_core", "ppv_lite86"]),
    Crate(
      name: "rand", folder: "rand-0.8.",
      features: ["std", "alloc", "getrandom", "libc", "rand_chacha", "std_rng", "small_rng"],
      uses: ["rand_core", "rand_chacha", "libc"], isOffered: true),
    Crate(name: "either", folder: "either-1.", features: ["use_std"]),
    Crate(
      name: "itertools", folder: "itertools-0.", features: ["use_std", "use_alloc"],
      uses: ["either"], isOffered: true),
  ]

  /// What is installed: a crate and its folder's name.
  let found: [(crate: Crate, folder: String)]

  init(registry: String = Self.registry) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: registry)) ?? []
    var found: [(crate: Crate, folder: String)] = []
    for crate in Self.crates {
      let known = Set(found.map(\.crate.name))
      guard known.isSuperset(of: crate.uses),
        let folder = names.filter({ $0.hasPrefix(crate.folder) }).sorted().last
      else { continue }
      found.append((crate, "\(registry)/\(folder)"))
    }
    self.found = found
  }

  /// Changes when other versions are installed.
  var identity: [String] { found.map(\.folder) }

  /// The name of a crate's file.
  static func file(_ crate: String) -> String { "lib\(crate).rlib" }

  /// Names with their versions, of what learners use.
  var titles: [String] {
    found.filter(\.crate.isOffered).map { crate, folder in
      "\(crate.name) \(folder.split(separator: "-").last ?? "")"
    }
  }

  /// What to do about those that are missing; empty when none is.
  var remedy: String {
    let missing = Self.crates.filter { crate in
      crate.isOffered && !found.contains { $0.crate == crate }
    }.map { "librust-\($0.name)-dev" }
    guard !missing.isEmpty else { return "" }
    return "For LeetCode's crates: apt-get install \(missing.joined(separator: " "))"
  }

  /// Compiles all into a folder; what does not compile, and what needs it, is left out.
  func build(_ toolchain: RustToolchain, into folder: String, _ probe: Probe) async {
    for (crate, source) in found {
      let externs = crate.uses.flatMap { ["--extern", "\($0)=\(folder)/\(Self.file($0))"] }
      let features = crate.features.map { "feature=\"\($0)\"" } + crate.flags
      _ = await probe.ask(
        toolchain.compiler,
        [
          "--edition", crate.edition, "--crate-type", "rlib", "--crate-name", crate.name, "-O",
          "--cap-lints", "allow", "-L", folder, "\(source)/src/lib.rs", "-o",
          "\(folder)/\(Self.file(crate.name))",
        ] + externs + features.flatMap { ["--cfg", $0] })
    }
  }

  /// The files in a built folder, from what is offered down to what it rests on.
  static func built(in folder: String) -> [Crate] {
    crates.reversed().filter { exists("\(folder)/\(file($0.name))") }
  }

  /// What to say of a crate that a source names and that is not there; nil for other words.
  static func advice(_ message: String) -> String? {
    let marks = [
      "unresolved import `", "unlinked crate `", "can't find crate for `",
      "use of undeclared crate or module `", "cannot find module or crate `",
    ]
    for mark in marks {
      guard let range = message.firstRange(of: mark) else { continue }
      let name = message[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !["crate", "self", "super", "std", "core", "alloc"].contains(name) else { return nil }
      if crates.contains(where: { $0.isOffered && $0.name == name }) {
        return ". This machine lacks the crate: apt-get install librust-\(name)-dev."
      }
      return ". Focus judges with Rust's standard library, rand and itertools."
    }
    return nil
  }
}
