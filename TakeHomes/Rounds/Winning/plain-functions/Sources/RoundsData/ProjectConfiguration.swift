import RoundsXcode

/// The Xcode project and the Podfile, rendered from what they say.
public enum ProjectConfiguration {
  public static let project = RoundsXcode.project([
    XcodeTarget(1, "Rounds", product: "application") { kind in
      [
        Setting("\"CODE_SIGN_IDENTITY[sdk=iphoneos*]\"", "\"Apple Development\""),
        searchPaths("FRAMEWORK", ["presentation/bin/\(kind)", "cache/bin/\(kind)"]),
        perArchitecture("OTHER_LDFLAGS", ["-framework", "Shared"]),
      ]
    },
    XcodeTarget(2, "RoundsTests", product: "bundle.unit-test") { kind in
      [
        Setting("ENABLE_USER_SCRIPT_SANDBOXING", "NO"),
        searchPaths("FRAMEWORK", ["presentation/bin/\(kind)"]),
        searchPaths("LIBRARY", ["native/lib"]),
        Setting("TEST_HOST", "\"$(BUILT_PRODUCTS_DIR)/Rounds.app/Rounds\""),
      ]
    },
    XcodeTarget(3, "RoundsWidget", product: "app-extension") { _ in
      [Setting("ENABLE_USER_SCRIPT_SANDBOXING", "YES"), Setting("SKIP_INSTALL", "YES")]
    },
  ])

  public static var podfile: String {
    let shared = ["FirebaseAuth", "FirebaseCore"]
    return """
      platform :ios, '16.0'
      use_frameworks!

      target "Rounds" do
      \(pods(shared + ["GoogleSignIn"]))
        target "RoundsTests" do
          inherit!(:search_paths)
        end
      end

      """
  }

  private static func pods(_ names: [String]) -> String {
    names.map { "  pod \"\($0)\"\n" }.joined()
  }
}
