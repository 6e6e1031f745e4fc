/// A rule that a take-home's sources or tests keep, found in their tokens.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  /// No `!` after a value, no `try!`, no `as!` in the sources.
  case forceUnwrap = "force-unwrap"
  /// No `print(`, `debugPrint(`, `dump(` or `NSLog(` in the sources.
  case debugOutput = "debug-output"
  /// The presentation layer asks no `.shared` for anything.
  case sharedInPresentation = "shared-in-presentation"
  /// No test waits in real time.
  case sleepInTests = "sleep-in-tests"
  /// No key stands in a source.
  case secrets
  /// A layer imports what it may, and nothing else.
  case layerImports = "layer-imports"
  /// The package depends on nobody else's.
  case foreignDependencies = "foreign-dependencies"
  /// No type of the sources is another one but for its names.
  case twinTypes = "twin-types"
  /// Each of ``TakeHome/writtenOnce`` stands in one literal of the sources at most.
  case writtenOnce = "written-once"
}
