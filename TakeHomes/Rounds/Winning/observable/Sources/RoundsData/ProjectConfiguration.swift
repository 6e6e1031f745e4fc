/// An excerpt of the Xcode project that the app and its tests are built by, and their Podfile.
public enum ProjectConfiguration {
  public static let project = """
    // !$*UTF8*$!
    {
      objects = {

        /* targets */
        A1 /* Rounds */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = B1;
          name = Rounds;
          productType = "com.apple.product-type.application";
        };
        A2 /* RoundsTests */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = B2;
          name = RoundsTests;
          productType = "com.apple.product-type.bundle.unit-test";
        };
        A3 /* RoundsWidget */ = {
          isa = PBXNativeTarget;
          buildConfigurationList = B3;
          name = RoundsWidget;
          productType = "com.apple.product-type.app-extension";
        };

        /* lists of configurations */
        B1 = { isa = XCConfigurationList; buildConfigurations = (C11, C12); };
        B2 = { isa = XCConfigurationList; buildConfigurations = (C21, C22); };
        B3 = { isa = XCConfigurationList; buildConfigurations = (C31, C32); };

        /* configurations */
        C11 /* Rounds, Debug */ = {
          isa = XCBuildConfiguration;
          name = Debug;
          buildSettings = {
            "CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "Apple Development";
            "FRAMEWORK_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/presentation/bin/debug",
              "$(SRCROOT)/../shared/cache/bin/debug",
            );
            "OTHER_LDFLAGS[arch=*]" = "$(inherited) -framework Shared";
          };
        };
        C12 /* Rounds, Release */ = {
          isa = XCBuildConfiguration;
          name = Release;
          buildSettings = {
            "CODE_SIGN_IDENTITY[sdk=iphoneos*]" = "Apple Development";
            "FRAMEWORK_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/presentation/bin/release",
              "$(SRCROOT)/../shared/cache/bin/release",
            );
            "OTHER_LDFLAGS[arch=*]" = "$(inherited) -framework Shared";
          };
        };
        C21 /* RoundsTests, Debug */ = {
          isa = XCBuildConfiguration;
          name = Debug;
          buildSettings = {
            "FRAMEWORK_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/presentation/bin/debug",
            );
            "LIBRARY_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/native/lib",
            );
            ENABLE_USER_SCRIPT_SANDBOXING = NO;
            TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Rounds.app/Rounds";
          };
        };
        C22 /* RoundsTests, Release */ = {
          isa = XCBuildConfiguration;
          name = Release;
          buildSettings = {
            "FRAMEWORK_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/presentation/bin/release",
            );
            "LIBRARY_SEARCH_PATHS[arch=*]" = (
              "$(inherited)",
              "$(SRCROOT)/../shared/native/lib",
            );
            ENABLE_USER_SCRIPT_SANDBOXING = NO;
            TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Rounds.app/Rounds";
          };
        };
        C31 /* RoundsWidget, Debug */ = {
          isa = XCBuildConfiguration;
          name = Debug;
          buildSettings = {
            SKIP_INSTALL = YES;
          };
        };
        C32 /* RoundsWidget, Release */ = {
          isa = XCBuildConfiguration;
          name = Release;
          buildSettings = {
            SKIP_INSTALL = YES;
          };
        };
      };
    }
    """

  public static let podfile = """
    platform :ios, '16.0'
    use_frameworks!

    abstract_target 'Club' do
      pod 'FirebaseAuth'
      pod 'FirebaseCore'

      target 'Rounds' do
        pod 'GoogleSignIn'
      end

      target 'RoundsTests' do
        inherit! :search_paths
        pod 'FirebaseAuth'
      end
    end
    """
}
