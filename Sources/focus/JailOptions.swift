import ArgumentParser

/// How well the machine must be protected from the code that runs.
struct JailOptions: ParsableArguments {
  @Flag(
    name: .customLong("allow-weak-jail"),
    help: """
      Run code even where it could read your files or reach the network, because this machine \
      can't contain it better (see focus doctor).
      """)
  var allowsWeakJail = false
}
