import Foundation

/// Starts the command that the arguments name.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await run(arguments, in: .live()))
  }
}
