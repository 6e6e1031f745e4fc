import ArgumentParser

/// Where the learner's data lies; shared by all commands that touch it.
struct DataOptions: ParsableArguments {
  @Option(help: "The data folder (else FOCUS_DATA, else ~/.local/share/focus).")
  var data: String?
}
