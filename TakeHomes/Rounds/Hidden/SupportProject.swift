/// What the lesson of a test target's settings asks of a project and its Podfile.
struct ProjectCheck {
  private static let inherited = "$(inherited)"
  private static let sandboxing = "ENABLE_USER_SCRIPT_SANDBOXING"

  /// By a configuration's name, `Rounds Debug`: what its conditional settings add of their own.
  var own: [String: [String: [String]]]
  var testTarget: String
  /// What a target must have, by its name.
  var pods: [String: [String]]
  /// They bring resources, so the test target must not have them.
  var podsOfTheAppAlone: Set<String>

  private struct Configuration {
    var target: String
    var name: String
    var settings: ProjectText

    var title: String { "\(target) \(name)" }
  }

  /// What is still wrong; empty when the lesson was followed.
  func findings(project: String, podfile: String) -> [String] {
    let text: ProjectText
    do { text = try ProjectText(reading: project) } catch {
      return ["line \(error.line): \(error.what)"]
    }
    let configurations = Self.configurations(text)
    let missing = own.keys.sorted().filter { name in
      !configurations.contains { $0.title == name }
    }
    return missing.map { "\($0) is gone" } + Self.conditional(text)
      + configurations.flatMap(findings) + findings(Podfile(reading: podfile))
  }

  private static func configurations(_ text: ProjectText) -> [Configuration] {
    let objects = text["objects"]
    return (objects?.fields ?? []).map(\.value).flatMap { target -> [Configuration] in
      guard target["isa"]?.text == "PBXNativeTarget", let name = target["name"]?.text else {
        return []
      }
      let list = target["buildConfigurationList"]?.text.flatMap { objects?[$0] }
      return (list?["buildConfigurations"]?.entries ?? []).map { id in
        let found = objects?[id]
        return Configuration(
          target: name, name: found?["name"]?.text ?? id,
          settings: found?["buildSettings"] ?? .fields([]))
      }
    }
  }

  /// A list for one architecture replaces the plain list, unless it begins with what is inherited.
  private static func conditional(_ text: ProjectText) -> [String] {
    (text["objects"]?.fields ?? []).flatMap { $0.value["buildSettings"]?.fields ?? [] }
      .filter { $0.key.contains("[arch=") && $0.value.entries.first != inherited }
      .map { "line \($0.line): \($0.key) does not begin with \(inherited)" }
  }

  private func findings(_ configuration: Configuration) -> [String] {
    let lost = (own[configuration.title] ?? [:]).sorted { $0.key < $1.key }.filter { key, paths in
      let settings = configuration.settings
      let plain = String(key.prefix { $0 != "[" })
      let entries = (settings[key] ?? settings[plain])?.entries ?? []
      return entries.first != Self.inherited || entries.filter(paths.contains) != paths
    }.map {
      "\(configuration.title): \($0.key) is not what it was with \(Self.inherited) before it"
    }
    let isOff = configuration.settings[Self.sandboxing]?.text == "NO"
    guard isOff != (configuration.target == testTarget) else { return lost }
    return lost + ["\(configuration.title): the sandbox of its scripts is \(isOff ? "off" : "on")"]
  }

  private func findings(_ podfile: Podfile) -> [String] {
    let different = pods.keys.sorted().filter { name in
      !Set(pods[name] ?? []).isSubset(of: podfile.pods(of: name))
    }
    let forbidden = podfile.pods(of: testTarget).intersection(podsOfTheAppAlone).sorted()
    let inherits = podfile[testTarget]?.inheritsSearchPaths ?? false
    return different.map { "Podfile: \($0) lost pods" }
      + forbidden.map { "Podfile: \(testTarget) has \($0)" }
      + (inherits ? [] : ["Podfile: \(testTarget) does not inherit its search paths"])
  }
}
