internal import Domain

/// Which targets of a candidate's package are built here, and what of the package is left out.
struct PackagePlan: Sendable {
  /// In the order in which they build on each other; tests last.
  private(set) var targets: [CandidateTarget] = []
  /// What was left out and why.
  private(set) var leftOut: [(name: String, reason: String)] = []
  /// What else a reader should know, a sentence each.
  private(set) var remarks: [String] = []
  /// The names of all targets that the manifest has.
  private(set) var named: Set<String> = []

  private let takeHome: TakeHome
  private let root: String
  private let layers: [String]

  /// Looks at folders below `root` alone.
  init(_ reading: ManifestReading, of takeHome: TakeHome, in root: String) {
    self.takeHome = takeHome
    self.root = root
    layers = takeHome.layers.map(\.name)
    if let remark = reading.remark { remarks.append(remark) }
    var found: [CandidateTarget] = []
    if let manifest = reading.manifest {
      found = targets(of: manifest, taken: reading.taken)
      named = Set(manifest.targets.map(\.name))
    }
    found += missingLayers(found, manifest: reading.manifest)
    found += looseTests(found, mode: reading.manifest?.mode)
    targets = sorted(found)
  }

  /// A layer that the manifest names none of is what lies in its folder.
  private mutating func missingLayers(
    _ found: [CandidateTarget], manifest: PackageManifest?
  ) -> [CandidateTarget] {
    let missing = layers.filter { layer in !found.contains { $0.name == layer } }
    let unnamed = missing.filter { !named.contains($0) }
    if manifest != nil, !unnamed.isEmpty {
      remarks.append("\(ManifestReader.file) names no target \(unnamed.joined(separator: ", ")).")
    }
    return missing.map { layer in
      var target = CandidateTarget(name: layer, role: .layer, folder: "Sources/\(layer)")
      target.dependencies = layers.prefix { $0 != layer }.map(\.self)
      if let manifest { target.dialect.mode = manifest.mode }
      return target
    }
  }

  /// The folders of tests that no target claims; files right in `Tests` are one more.
  private mutating func looseTests(
    _ found: [CandidateTarget], mode: Int?
  ) -> [CandidateTarget] {
    guard GradeFiles.isFolder("\(root)/Tests"), !found.contains(where: { $0.holds("Tests") })
    else { return [] }
    var loose: [CandidateTarget] = []
    var hasFiles = false
    for name in GradeFiles.names("\(root)/Tests") where !name.hasPrefix(".") {
      let path = "Tests/\(name)"
      if !GradeFiles.isFolder("\(root)/\(path)") {
        hasFiles = true
      } else if !found.contains(where: { PackagePath.contains(path, $0.folder) }) {
        loose.append(CandidateTarget(name: name, role: .tests, folder: path))
      }
    }
    if let mode {
      for index in loose.indices { loose[index].dialect.mode = mode }
      remarks += loose.map {
        "\(ManifestReader.file) names no test target for \($0.folder): its tests count anyway."
      }
    }
    guard hasFiles else { return loose }
    var rest = CandidateTarget(name: "OwnTests", role: .tests, folder: "Tests")
    rest.dialect.mode = mode ?? rest.dialect.mode
    let files = GradeFiles.names("\(root)/Tests").map { "Tests/\($0)" }
    rest.only = files.filter { !GradeFiles.isFolder("\(root)/\($0)") }
    return loose + [rest]
  }
}

extension PackagePlan {
  private mutating func targets(
    of manifest: PackageManifest, taken: Set<String>
  ) -> [CandidateTarget] {
    var found: [CandidateTarget] = []
    let given = Set(takeHome.layers.flatMap { $0.kits + $0.given })
    // What is given is compared with what lies in its folder, and brings what it needs.
    let silent = names(
      from: takeHome.given,
      in: manifest.targets.map { ($0.name, $0.dependencies.map(\.name)) })
    for target in manifest.targets {
      if let reason = reason(against: target, given: given, taken: taken) {
        if !silent.contains(target.name) { leftOut.append((target.name, reason)) }
        continue
      }
      guard !found.contains(where: { $0.module == CandidateTarget.module(target.name) }) else {
        leftOut.append((target.name, "another target has its name"))
        continue
      }
      if let made = made(target, of: manifest) { found.append(made) }
    }
    note(manifest, given: given)
    return needed(found)
  }

  /// Why a target is not built here; nil when it is.
  private func reason(
    against target: PackageManifest.Target, given: Set<String>, taken: Set<String>
  ) -> String? {
    let isLayer = layers.contains(target.name)
    guard CandidateCopy.isPlainPath(target.name), !target.name.contains("/") else {
      return "its name has unusual characters"
    }
    if given.contains(target.name) { return "it is the same for everyone" }
    switch target.kind {
    case .regular, .test: break
    case .executable: if !isLayer { return "it is an executable target" }
    case .macro: return "macros aren't built here"
    case .plugin: return "plugins aren't run here"
    case .system: return "system libraries aren't provided"
    case .binary, .provided: return "only targets with Swift sources are built here"
    }
    let module = CandidateTarget.module(target.name)
    return !isLayer && target.kind != .test && (taken.contains(module) || layers.contains(module))
      ? "its name is that of another module" : nil
  }

  private mutating func made(
    _ target: PackageManifest.Target, of manifest: PackageManifest
  ) -> CandidateTarget? {
    let isLayer = layers.contains(target.name)
    let isTest = target.kind == .test
    guard let folder = folder(of: target, in: manifest) else {
      leftOut.append((target.name, "its folder is missing, a link, or outside the package"))
      return nil
    }
    var made = CandidateTarget(
      name: target.name, role: isTest ? .tests : isLayer ? .layer : .library, folder: folder)
    let (dialect, words) = manifest.dialect(of: target)
    made.dialect = dialect
    if isTest || target.kind == .executable { made.dialect.entry = "\(made.module)_main" }
    remarks += words.map { "\(target.name): \($0) was left out." }
    remarks += target.plugins.map { "\(target.name): the plugin \($0) wasn't run." }
    made.only = target.sources.map { $0.compactMap { path($0, in: folder, of: target.name) } }
    made.without = target.exclude.compactMap { path($0, in: folder, of: target.name) }
    made.resources = target.resources.compactMap { resource in
      path(resource.path, in: folder, of: target.name).map {
        CandidateTarget.Resource(
          path: $0, rule: resource.rule, localization: resource.localization)
      }
    }
    made.dependencies = target.dependencies.filter {
      $0.package == nil && $0.condition.holds(manifest.traits)
    }.map(\.name)
    return made
  }

  private mutating func path(_ text: String, in folder: String, of target: String) -> String? {
    guard let path = PackagePath.clean(text) else {
      remarks.append("\(target): the path \(text.onOneLine.cut(to: 80)) is outside its folder.")
      return nil
    }
    return PackagePath.joined(folder, path)
  }

  /// Where SwiftPM looks for a target.
  private func folder(
    of target: PackageManifest.Target, in manifest: PackageManifest
  ) -> String? {
    if let path = target.path {
      guard let path = PackagePath.clean(path), path.isEmpty || CandidateCopy.isPlainPath(path)
      else { return nil }
      return PackagePath.isFolder(path, in: root) ? path : nil
    }
    let usual = ["Sources", "Source", "src", "srcs"]
    let parents = target.kind == .test ? ["Tests"] + usual : usual
    if let parent = parents.first(where: { PackagePath.isFolder("\($0)/\(target.name)", in: root) })
    {
      return "\(parent)/\(target.name)"
    }
    let isOnly = manifest.targets.count { $0.kind == target.kind } == 1
    return isOnly ? parents.first { PackagePath.isFolder($0, in: root) } : nil
  }

  /// What other packages would bring.
  private mutating func note(_ manifest: PackageManifest, given: Set<String>) {
    var missing: [String] = []
    for dependency in manifest.targets.flatMap(\.dependencies)
    where dependency.condition.holds(manifest.traits) {
      let isOwn = manifest.target(dependency.name) != nil && dependency.package == nil
      guard !isOwn, !given.contains(dependency.name), !missing.contains(dependency.name) else {
        continue
      }
      missing.append(dependency.name)
    }
    guard !missing.isEmpty else { return }
    let names = missing.map { $0.onOneLine.cut(to: 60) }.joined(separator: ", ")
    remarks.append("Other packages' products aren't provided: \(names) was left out.")
  }

  /// Without libraries that neither a layer, nor a test, nor the views depend on.
  private mutating func needed(_ found: [CandidateTarget]) -> [CandidateTarget] {
    let views = takeHome.views?.module
    let roots = found.filter { $0.role != .library || $0.name == views }.map(\.name)
    let names = names(from: roots, in: found.map { ($0.name, $0.dependencies) })
    for target in found where !names.contains(target.name) {
      leftOut.append((target.name, "no layer or test depends on it"))
    }
    return found.filter { names.contains($0.name) }
  }

  /// Some targets and all that they depend on.
  private func names(
    from roots: [String], in targets: [(name: String, dependencies: [String])]
  ) -> Set<String> {
    var names: Set<String> = []
    var waiting = roots
    while let next = waiting.popLast() {
      guard names.insert(next).inserted else { continue }
      waiting += targets.first { $0.name == next }?.dependencies ?? []
    }
    return names
  }
}

extension PackagePlan {
  /// Inner ones first, layers in the project's order as far as the manifest lets them; tests last.
  private mutating func sorted(_ found: [CandidateTarget]) -> [CandidateTarget] {
    let tests = found.filter { $0.role == .tests }
    let layered = layers.compactMap { layer in found.first { $0.name == layer } }
    var sorted: [CandidateTarget] = []
    var open: [String] = []
    var hasCycle = false
    func visit(_ target: CandidateTarget) {
      if sorted.contains(where: { $0.name == target.name }) { return }
      guard !open.contains(target.name) else {
        hasCycle = true
        return
      }
      open.append(target.name)
      for name in target.dependencies {
        guard let inner = found.first(where: { $0.name == name && $0.role != .tests }) else {
          continue
        }
        visit(inner)
      }
      open.removeLast()
      sorted.append(target)
    }
    for target in layered + found where target.role != .tests { visit(target) }
    if hasCycle { remarks.append("\(ManifestReader.file) has targets that depend on each other.") }
    return sorted + tests
  }
}
