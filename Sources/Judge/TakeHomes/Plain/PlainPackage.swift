internal import Domain
internal import Foundation

/// A copy of an answer's package with the hidden suites as its only test target.
struct PlainPackage: Sendable {
  /// Named as in a jail, so that nothing that is told shows the name.
  static let target = "Hidden_focus"
  private static let place = "Tests/\(target)"

  private let takeHome: TakeHome
  private let answer: String
  private let folder: String
  private var files: FileManager { .default }

  init(_ takeHome: TakeHome, answer: String, folder: String) {
    (self.takeHome, self.answer, self.folder) = (takeHome, answer, folder)
  }

  /// Whether a complaint's file is one of the hidden suites.
  static func isHidden(_ file: String?) -> Bool { file?.hasPrefix("\(place)/") ?? false }

  /// Copies the answer, but for what git and builds keep, and adds the suites.
  ///
  /// Throws: ``JudgeError/cacheUnusable(path:reason:)``.
  func lay() throws(JudgeError) {
    do {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: folder) where name != ".build" {
        try files.removeItem(atPath: "\(folder)/\(name)")
      }
      for name in try files.contentsOfDirectory(atPath: answer) where !name.hasPrefix(".") {
        try files.copyItem(atPath: "\(answer)/\(name)", toPath: "\(folder)/\(name)")
      }
      for name in takeHome.given where files.fileExists(atPath: "\(folder)/Sources/\(name)") {
        try files.removeItem(atPath: "\(folder)/Sources/\(name)")
        try files.copyItem(
          atPath: "\(takeHome.reference)/Sources/\(name)", toPath: "\(folder)/Sources/\(name)")
      }
      try files.createDirectory(
        atPath: "\(folder)/\(Self.place)", withIntermediateDirectories: true)
      for path in GradeFiles.all("\(takeHome.folder)/Hidden", endings: [".swift"]) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        guard !takeHome.viewSuites.contains(name.replacing(".swift", with: "")) else { continue }
        try files.copyItem(atPath: path, toPath: "\(folder)/\(Self.place)/\(name)")
      }
      let manifest = "\(folder)/Package.swift"
      // Without one SwiftPM says so, as of any other fault of the answer.
      guard files.fileExists(atPath: manifest) else { return }
      let text = try String(contentsOfFile: manifest, encoding: .utf8)
      try Data((text + addition(to: text)).utf8).write(to: URL(filePath: manifest))
    } catch {
      throw .cacheUnusable(path: folder, reason: "\(error)")
    }
  }

  /// Whether a suite compiled with the answer.
  func has(_ suite: String) -> Bool {
    files.fileExists(atPath: "\(folder)/\(Self.place)/\(suite).swift")
  }

  /// Leaves a file of the suites out of the next build.
  func leaveOut(_ file: String) throws(JudgeError) {
    do { try files.removeItem(atPath: "\(folder)/\(file)") } catch {
      throw .cacheUnusable(path: folder, reason: "\(error)")
    }
  }

  /// What a manifest says of the suites; the answer's own tests may not keep them from being built.
  private func addition(to manifest: String) -> String {
    let first = manifest.prefix { !$0.isNewline }
    let version = first.firstRange(of: "swift-tools-version:").map { first[$0.upperBound...] } ?? ""
    let major = Int(version.drop { $0 == " " }.prefix { $0.isNumber }) ?? 5
    let names = takeHome.layers.map(\.name) + takeHome.given
    let settings = major >= 6 ? ", swiftSettings: [.swiftLanguageMode(.v5)]" : ""
    return """


      package.targets.removeAll { $0.type == .test }
      package.targets.append(
        .testTarget(
          name: "\(Self.target)", dependencies: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]\(settings)))

      """
  }
}
