import ArgumentParser

/// Where the learner's data lies; shared by all commands that touch it.
struct DataOptions: ParsableArguments {
  @Option(help: "The data folder (default: FOCUS_DATA, or ~/.local/share/focus).")
  var data: String?
}
