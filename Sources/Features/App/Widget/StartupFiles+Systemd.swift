extension StartupFiles {
  /// Source: systemd.service(5), systemd.timer(5), systemd.syntax(7).
  var units: [File] {
    let server = File(
      name: "focus.service",
      content: """
        # \(Self.mark) for systemd
        [Unit]
        Description=Focus, the interview gym

        [Service]
        Environment=\(Self.quoted("PATH=\(searchPath)", isCommand: false))
        ExecStart=\(Self.command(arguments()))
        Restart=on-failure
        RestartSec=5

        [Install]
        WantedBy=default.target

        """)
    return [server] + Widget.Reminder.allCases.flatMap(units)
  }

  private func units(of reminder: Widget.Reminder) -> [File] {
    guard let minutes = reminders[reminder] else { return [] }
    let time = Self.clock(minutes) + (zone.map { " \($0)" } ?? "")
    let command = ["/bin/sh", "-c", Self.notice, "remind"] + arguments(reminder)
    return [
      File(
        name: "focus-\(reminder.rawValue).service",
        content: """
          # \(Self.mark) for systemd
          [Unit]
          Description=Focus reminds of \(reminder.rawValue)

          [Service]
          Type=oneshot
          ExecStart=\(Self.command(command))

          """),
      File(
        name: "focus-\(reminder.rawValue).timer",
        content: """
          # \(Self.mark) for systemd
          [Unit]
          Description=Focus reminds of \(reminder.rawValue)

          [Timer]
          OnCalendar=*-*-* \(time)

          [Install]
          WantedBy=timers.target

          """),
    ]
  }

  /// Shows what the command that follows says, if it says anything; the journal has it too.
  private static let notice =
    "text=$(\"$@\") || exit 0; [ -n \"$text\" ] || exit 0; echo \"$text\"; "
    + "command -v notify-send >/dev/null || exit 0; exec notify-send --app-name=Focus Focus \"$text\""

  static func clock(_ minutes: Int) -> String {
    [minutes / 60, minutes % 60, 0].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  private static func command(_ words: [String]) -> String {
    words.map { quoted($0, isCommand: true) }.joined(separator: " ")
  }

  /// A word in quotes: systemd reads `%` everywhere, and `$` in commands.
  private static func quoted(_ word: String, isCommand: Bool) -> String {
    var text = word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("%", with: "%%")
    if isCommand { text = text.replacing("$", with: "$$") }
    return "\"\(text)\""
  }
}
