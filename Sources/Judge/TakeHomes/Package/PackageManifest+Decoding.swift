internal import Domain

extension PackageManifest {
  private static let mostTargets = 100
  private static let memoryLimitBytes = 32 << 20

  /// Why there is no manifest in what a manifest's program wrote.
  struct Trouble: Error {
    var reason: String
  }

  /// Reads what a manifest's program wrote: the description is the last line that can be one, as the
  /// manifest may have written before it.
  ///
  /// Throws: ``Trouble``.
  init(output: String, toolsVersion: ToolsVersion) throws(Trouble) {
    let lines = output.split(whereSeparator: \.isNewline).filter { $0.contains("{\"errors\":") }
    let description = lines.reversed().lazy.compactMap { line -> Value? in
      let start = line.firstRange(of: "{\"errors\":")?.lowerBound ?? line.startIndex
      return try? Value(json: Array(line[start...].utf8), memoryLimitBytes: Self.memoryLimitBytes)
    }.first
    guard let description, let package = description["package"], let name = package["name"]?.text
    else { throw Trouble(reason: "It doesn't describe a package.") }
    if let first = description["errors"]?.elements?.first?.text { throw Trouble(reason: first) }
    self.name = name
    self.toolsVersion = toolsVersion
    let targets = package["targets"]?.elements ?? []
    guard targets.count <= Self.mostTargets else {
      throw Trouble(reason: "It has more than \(Self.mostTargets) targets.")
    }
    self.targets = targets.compactMap(Target.init)
    packages = (package["dependencies"]?.elements ?? []).map(Self.package)
    modes = (package["swiftLanguageVersions"]?.elements ?? []).compactMap(Self.modeText)
    localization = package["defaultLocalization"]?["tag"]?.text
    traits = Self.traits(package["traits"]?.elements ?? [])
  }

  /// `{"v5":{}}` or `{"version":{"_0":"6"}}`.
  private static func modeText(_ value: Value) -> String? {
    guard let (name, inner) = value.onlyField else { return value.text }
    return name == "version"
      ? inner["_0"]?.text : String(name.dropFirst()).replacing("_", with: ".")
  }

  private static func package(_ value: Value) -> String {
    let inner = value["kind"]?.onlyField?.value
    return inner?["path"]?.text ?? inner?["location"]?.text ?? inner?["identity"]?.text
      ?? "another package"
  }

  /// Those that the one called `default` brings, and what those bring.
  private static func traits(_ values: [Value]) -> Set<String> {
    let all = values.reduce(into: [String: [String]]()) { all, value in
      guard let name = value["name"]?.text else { return }
      all[name] = (value["enabledTraits"]?.elements ?? []).compactMap(\.text)
    }
    var enabled: Set<String> = []
    var waiting = all["default"] ?? []
    while let next = waiting.popLast() {
      if enabled.insert(next).inserted { waiting += all[next] ?? [] }
    }
    return enabled
  }
}

extension PackageManifest.Target {
  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text else { return nil }
    let kind = value["type"].flatMap { $0.text ?? $0.onlyField?.name } ?? ""
    self.init(name: name, kind: PackageManifest.Kind(rawValue: kind) ?? .provided)
    path = value["path"]?.text
    sources = value["sources"]?.elements?.compactMap(\.text)
    exclude = (value["exclude"]?.elements ?? []).compactMap(\.text)
    resources = (value["resources"]?.elements ?? []).compactMap { resource in
      guard let path = resource["path"]?.text else { return nil }
      let rule = resource["rule"].flatMap { $0.text ?? $0.onlyField?.name }
      return PackageManifest.Resource(
        path: path, rule: rule ?? "process", localization: resource["localization"]?.text)
    }
    dependencies = (value["dependencies"]?.elements ?? []).compactMap { dependency in
      guard let (_, inner) = dependency.onlyField, let name = inner["name"]?.text else {
        return nil
      }
      return PackageManifest.Dependency(
        name: name, package: inner["package"]?.text,
        condition: PackageManifest.Condition(inner["condition"]))
    }
    swift = PackageManifest.settings(value["swiftSettings"])
    others = ["cSettings", "cxxSettings", "linkerSettings"].flatMap {
      PackageManifest.settings(value[$0])
    }
    plugins = (value["pluginUsages"]?.elements ?? []).compactMap {
      $0.onlyField?.value["name"]?.text
    }
    isPackageAccessible = value["packageAccess"] != .bool(false)
  }
}

extension PackageManifest {
  fileprivate static func settings(_ value: Value?) -> [Setting] {
    (value?.elements ?? []).compactMap { setting in
      guard let data = setting["data"], let name = data["name"]?.text else { return nil }
      return Setting(
        name: name, values: (data["value"]?.elements ?? []).compactMap(\.text),
        condition: Condition(data["condition"]))
    }
  }
}

extension PackageManifest.Condition {
  fileprivate init(_ value: Value?) {
    platforms = value?["platforms"]?.elements?.compactMap { $0["name"]?.text }
    configuration = value?["config"]?["config"]?.text
    traits = value?["traits"]?.elements?.compactMap(\.text)
  }
}

extension Value {
  /// The field of an object that has one alone.
  fileprivate var onlyField: (name: String, value: Value)? {
    guard case .object(let fields) = self, fields.count == 1, let field = fields.first else {
      return nil
    }
    return (field.key, field.value)
  }
}
