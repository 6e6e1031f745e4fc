/// A line of a build configuration.
package struct Setting {
  package let key: String
  package let value: String

  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

/// A list for every architecture, which begins with what is inherited.
package func perArchitecture(_ key: String, _ entries: [String]) -> Setting {
  let items = (["$(inherited)"] + entries).map { "\"\($0)\"" }
  return Setting("\"\(key)[arch=*]\"", "(\(items.joined(separator: ", ")))")
}

package func searchPaths(_ kind: String, _ paths: [String]) -> Setting {
  perArchitecture("\(kind)_SEARCH_PATHS", paths.map { "$(SRCROOT)/../shared/\($0)" })
}

/// A target with a configuration for debugging and one for release.
package struct XcodeTarget {
  let number: Int
  let name: String
  let product: String
  let settings: (_ kind: String) -> [Setting]

  package init(
    _ number: Int, _ name: String, product: String,
    settings: @escaping (_ kind: String) -> [Setting]
  ) {
    (self.number, self.name, self.product, self.settings) = (number, name, product, settings)
  }
}

package func project(_ targets: [XcodeTarget]) -> String {
  let objects =
    targets.map(native) + targets.map(list)
    + targets.flatMap { target in
      ["Debug", "Release"].enumerated().map { configuration(target, $0.offset + 1, $0.element) }
    }
  return "// !$*UTF8*$!\n{\n  objects = {\n\(objects.joined())  };\n}\n"
}

private func native(_ target: XcodeTarget) -> String {
  """
      A\(target.number) /* \(target.name) */ = {
        isa = PBXNativeTarget;
        buildConfigurationList = B\(target.number);
        name = \(target.name);
        productType = "com.apple.product-type.\(target.product)";
      };

  """
}

private func list(_ target: XcodeTarget) -> String {
  let ids = [1, 2].map { "C\(target.number)\($0)" }.joined(separator: ", ")
  return "    B\(target.number) = { isa = XCConfigurationList; buildConfigurations = (\(ids)); };\n"
}

private func configuration(_ target: XcodeTarget, _ index: Int, _ name: String) -> String {
  let lines = target.settings(name.lowercased()).map { "        \($0.key) = \($0.value);\n" }
  return """
        C\(target.number)\(index) /* \(target.name), \(name) */ = {
          isa = XCBuildConfiguration;
          name = \(name);
          buildSettings = {
    \(lines.joined())      };
        };

    """
}
