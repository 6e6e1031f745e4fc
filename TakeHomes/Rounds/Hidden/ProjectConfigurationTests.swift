import Testing

@testable import RoundsData

/// A11: the project's excerpt and the Podfile, and that what judges them can tell right from wrong.
@Suite struct ProjectConfigurationTests {
  private static let sample = ProjectCheck(
    own: [
      "Rounds Debug": app("debug"), "Rounds Release": app("release"),
      "RoundsTests Debug": tests("debug"), "RoundsTests Release": tests("release"),
      "RoundsWidget Debug": [:], "RoundsWidget Release": [:],
    ],
    testTarget: "RoundsTests",
    pods: ["Rounds": ["FirebaseAuth", "FirebaseCore", "GoogleSignIn"]],
    podsOfTheAppAlone: ["GoogleSignIn"])

  private static func app(_ kind: String) -> [String: [String]] {
    [
      "FRAMEWORK_SEARCH_PATHS[arch=*]": [
        "$(SRCROOT)/../shared/presentation/bin/\(kind)", "$(SRCROOT)/../shared/cache/bin/\(kind)",
      ],
      "OTHER_LDFLAGS[arch=*]": ["-framework", "Shared"],
    ]
  }

  private static func tests(_ kind: String) -> [String: [String]] {
    [
      "FRAMEWORK_SEARCH_PATHS[arch=*]": ["$(SRCROOT)/../shared/presentation/bin/\(kind)"],
      "LIBRARY_SEARCH_PATHS[arch=*]": ["$(SRCROOT)/../shared/native/lib"],
    ]
  }

  @Test func `the project and its Podfile follow the lesson`() {
    let found = Self.sample.findings(
      project: ProjectConfiguration.project, podfile: ProjectConfiguration.podfile)
    #expect(found == [])
  }

  // What follows tries the check itself, on a project of two targets.

  private static let small = ProjectCheck(
    own: ["App Debug": [:], "AppTests Debug": ["PATHS[arch=*]": ["a", "b"]]],
    testTarget: "AppTests", pods: ["App": ["Auth", "SignIn"]], podsOfTheAppAlone: ["SignIn"])

  private func project(_ paths: String, sandbox: String = "NO", more: String = "") -> String {
    """
    // !$*UTF8*$!
    { objects = {
      A = { isa = PBXNativeTarget; name = App; buildConfigurationList = LA; };
      T = { isa = PBXNativeTarget; name = AppTests; buildConfigurationList = LT; };
      LA = { isa = XCConfigurationList; buildConfigurations = (CA /* Debug */,); };
      LT = { isa = XCConfigurationList; buildConfigurations = (CT); };
      CA = { name = Debug; buildSettings = { \(more) }; };
      CT = { name = Debug; buildSettings = {
        "PATHS[arch=*]" = \(paths); ENABLE_USER_SCRIPT_SANDBOXING = \(sandbox);
      }; };
    }; }
    """
  }

  private func podfile(tests pods: String = "pod 'Auth'", inherit: String = ":search_paths")
    -> String
  {
    """
    target 'App' do
      pod 'Auth', '~> 1.0'
      pod "SignIn"
    end
    target 'AppTests' do
      inherit! \(inherit)
      \(pods) # pod 'Other'
    end
    post_install do |installer|
      pod 'Nobody'
    end
    """
  }

  private func findings(_ project: String, _ podfile: String? = nil) -> [String] {
    Self.small.findings(project: project, podfile: podfile ?? self.podfile())
  }

  @Test(
    arguments: [
      (##"("$(inherited)", a, b)"##, true), (##"("$(inherited)", "a", "b",)"##, true),
      (##"( /* first */ "$(inherited)", a, b )"##, true), (##"("$(inherited)", a, c, b)"##, true),
      (##"("$(inherited)", b, a)"##, false), (##""$(inherited) a b""##, true),
      (##"(a, b, "$(inherited)")"##, false), (##"(a, "$(inherited)", b)"##, false),
      (##"(a, b /* "$(inherited)" */)"##, false), (##""a b""##, false),
      (##"("$(inherited)")"##, false), (##"("$(inherited)", b)"##, false), ("()", false),
      (##"(inherited, a, b)"##, false), (##"("$(inherited)", a, b"##, false),
    ] as [(String, Bool)])
  func `what is inherited stands first, and every path after it`(list: String, holds: Bool) {
    #expect(findings(project(list)).isEmpty == holds)
  }

  @Test(
    arguments: [
      (##""OTHER[arch=*]" = ("$(inherited)", x);"##, true),
      (##""OTHER[arch=*]" = (x, "$(inherited)");"##, false),
      (##""OTHER[sdk=iphoneos*][arch=arm64]" = x;"##, false),
      (##""IDENTITY[sdk=iphoneos*]" = "Apple Development";"##, true), ("OTHER = (x);", true),
      ("ENABLE_USER_SCRIPT_SANDBOXING = NO;", false),
      ("ENABLE_USER_SCRIPT_SANDBOXING = YES;", true),
    ] as [(String, Bool)])
  func `other targets are looked at as well`(line: String, holds: Bool) {
    #expect(findings(project(##"("$(inherited)", a, b)"##, more: line)).isEmpty == holds)
  }

  @Test func `pods may be shared by a function, and targets may stand in each other`() {
    let shared = """
      def shared_pods
        pod 'Auth', '~> 1.0'
      end
      abstract_target 'All' do
        target 'App' do
          shared_pods
          if ENV['SIGN_IN']
            pod 'SignIn'
          end
          target 'AppTests' do
            inherit! :search_paths
            shared_pods()
          end
        end
      end
      """
    #expect(findings(project(##"("$(inherited)", a, b)"##), shared) == [])
  }

  @Test func `the sandbox, the pods and the search paths count`() {
    let right = project(##"("$(inherited)", a, b)"##)
    #expect(findings(project(##"("$(inherited)", a, b)"##, sandbox: "YES")).count == 1)
    #expect(findings(right, podfile(tests: "pod 'SignIn'")).count == 1)
    #expect(findings(right, podfile(tests: "")).isEmpty)
    #expect(findings(right, podfile(inherit: ":complete")).count == 1)
    #expect(findings("{ objects = { }; }").count == 2)
    #expect(findings("{ a = (b c); }") == ["line 1: a list does not end"])
  }

  @Test(
    arguments: [
      ("target 'App' do\n %@\n target 'AppTests' do\n inherit! :search_paths\n end\n end", true),
      ("target 'App' do\n %@\n target 'AppTests' do\n inherit!(:search_paths)\n end\n end", true),
      ("target 'App' do\n %@\n target 'AppTests' do\n end\n end", false),
      (
        "def shared\n pod 'Auth'\n end\n target 'App' do\n shared\n pod('SignIn')\n end\n"
          + "target 'AppTests' do\n inherit! :search_paths\n shared\n end", true
      ),
      (
        "def shared\n %@\n end\n target 'App' do\n shared\n end\n"
          + "target 'AppTests' do\n inherit! :search_paths\n shared\n end", false
      ),
      (
        "abstract_target 'Both' do\n pod 'Auth'\n target 'App' do\n pod 'SignIn'\n end\n"
          + "target 'AppTests' do\n inherit! :search_paths\n end\n end", true
      ),
      ("target 'App' do\n target 'AppTests' do\n inherit! :search_paths\n end\n end", false),
    ] as [(String, Bool)])
  func `targets lie in each other, and share pods`(podfile: String, holds: Bool) {
    let text = podfile.split(separator: "%@").joined(separator: "pod 'Auth'\n pod 'SignIn'")
    #expect(findings(project(##"("$(inherited)", a, b)"##), text).isEmpty == holds)
  }
}
