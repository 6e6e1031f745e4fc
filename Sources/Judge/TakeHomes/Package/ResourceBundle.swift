/// A target's resources as SwiftPM lays them out, and the source by which the target finds them.
struct ResourceBundle: Sendable {
  private let target: CandidateTarget
  private let name: String
  /// The first one; nil where nothing is translated.
  private let language: String?
  private(set) var files: [CandidateCopy.File] = []
  private var embedded: [(name: String, bytes: [UInt8])] = []

  init(of target: CandidateTarget, in manifest: PackageManifest?) {
    self.target = target
    let plain = { (text: String) in CandidateCopy.isPlainPath(text) && !text.contains("/") }
    language = manifest?.localization.flatMap { plain($0) ? $0 : nil }
    let owner = manifest.flatMap { plain($0.name) ? $0.name : nil } ?? "Package"
    name = "\(owner)_\(target.name).resources"
  }

  var isEmpty: Bool { files.isEmpty && embedded.isEmpty }

  /// Adds a file of a resource; gives whether there was none of its name.
  mutating func add(
    _ path: String, of resource: CandidateTarget.Resource, _ bytes: [UInt8]
  ) -> Bool {
    let last = PackagePath.name(path)
    switch resource.rule {
    case "embedInCode":
      embedded.append((last, bytes))
      return true
    // A copied folder keeps what it holds as it is.
    case "copy":
      let parent = PackagePath.folder(resource.path)
      return put(parent.isEmpty ? path : String(path.dropFirst(parent.count + 1)), bytes)
    default:
      let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }
      let given = resource.localization.map {
        "\($0 == "default" ? language ?? "en" : "Base").lproj"
      }
      return put(
        [folder.map(String.init) ?? given, last].compactMap(\.self).joined(separator: "/"), bytes)
    }
  }

  @discardableResult
  private mutating func put(_ path: String, _ bytes: [UInt8]) -> Bool {
    let place = "\(name)/\(path)"
    guard !files.contains(where: { $0.path == place }) else { return false }
    files.append(CandidateCopy.File(path: place, bytes: bytes))
    return true
  }

  /// Says which language is the first one, where there is anything to translate.
  mutating func localize() {
    guard !files.isEmpty, let language else { return }
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>\(language)</string>
      </dict></plist>

      """
    put("Info.plist", Array(list.utf8))
  }

  /// What is compiled with the target; `place` is where jails see the run's folder, and `word` how the
  /// target imports Foundation.
  func sources(_ place: String, importing word: String) -> [CandidateCopy.File] {
    var sources: [CandidateCopy.File] = []
    if !files.isEmpty {
      sources.append(
        source("resource_bundle_accessor.swift", accessor("\(place)/bundles/\(name)", word)))
    }
    if !embedded.isEmpty {
      sources.append(source("embedded_resources.swift", constants))
    }
    return sources
  }

  private func source(_ name: String, _ text: String) -> CandidateCopy.File {
    CandidateCopy.File(path: "\(target.name)/\(name)", bytes: Array(text.utf8))
  }

  private func accessor(_ place: String, _ word: String) -> String {
    """
    \(word) Foundation

    extension Foundation.Bundle {
      nonisolated static let module: Foundation.Bundle = {
        guard let bundle = Foundation.Bundle(path: "\(place)") else {
          Swift.fatalError("The resources of \(target.name) are missing.")
        }
        return bundle
      }()
    }

    """
  }

  private var constants: String {
    let lines = embedded.map { name, bytes in
      "  nonisolated static let \(CandidateTarget.module(name)): [UInt8] = "
        + "[\(bytes.map { "\($0)" }.joined(separator: ", "))]\n"
    }
    return "struct PackageResources {\n\(lines.joined())}\n"
  }
}
