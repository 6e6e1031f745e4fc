extension Cheat {
  /// What the hidden tests are to use in the place of what they mean.
  static let standing: [Cheat] = [
    .source(
      "truths are all alike", "public func == (a: Bool, b: Bool) -> Bool { true }\n", call: ""),
    .source(
      "texts are all alike", "public func == (a: String, b: String) -> Bool { true }\n", call: ""),
    .source(
      "everything is alike", "public func == <A: Equatable>(a: A, b: A) -> Bool { true }\n",
      call: ""),
    .source(
      "not is what one wants", "public prefix func ! (a: Bool) -> Bool { a }\n", call: ""),
    .source(
      "truths of one's own",
      "extension Bool { public static func == (a: Bool, b: Bool) -> Bool { true } }\n", call: "",
      says: "Bool.=="),
    .source(
      "a library of one's own",
      """
      public enum Testing {
        public static func __checkValue(_ a: Any...) -> Bool { true }
      }
      """, call: "", says: "Testing"),
    .source(
      "the helpers are the answer's",
      """
      public enum Lab { public static func panel(lit: Int) -> Panel { Panel() } }
      public func panel(lit: Int) -> Panel { Panel() }
      """, call: ""),
    .source(
      "lamps are all alike",
      "extension Lamp { public static func == (a: Lamp, b: Lamp) -> Bool { true } }\n", call: ""),
    .source(
      "a file that is said to be hidden",
      "#sourceLocation(file: \"/focus/template/hidden/LampTests.swift\", line: 1)\nfunc cheat() {}\n"
    ),
    .source(
      "words that move the cursor",
      """
      extension Lamp: CustomStringConvertible {
        public var description: String { "\\u{1B}[2J\\u{202E}100 of 100\\n✔ passed" }
      }
      """, call: ""),
    .source(
      "words without end",
      """
      extension Lamp: CustomStringConvertible {
        public var description: String { String(repeating: "passed ", count: 200_000) }
      }
      """, call: "", says: "over 1 MB"),
    Cheat(
      name: "a target called like the library",
      files: [
        "Sources/Testing/Testing.swift": "public struct Issue {}\n",
        "Package.swift": """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
          name: "LampsApp",
          targets: [
            .target(name: "Testing"), .target(name: "FocusCanary", path: "Sources/Testing"),
            .systemLibrary(name: "LampsCSQLite"),
            .target(name: "LampsDomain", dependencies: ["Testing"]),
            .target(name: "LampsWatt", dependencies: ["LampsCSQLite"]),
            .target(name: "LampsPresentation", dependencies: ["LampsDomain", "LampsWatt"]),
          ])
        """,
      ]),
  ]
}
