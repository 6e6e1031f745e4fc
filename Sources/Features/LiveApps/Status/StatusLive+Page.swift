import Markup
import StatusData
import StatusDomain
import StatusPresentation

extension StatusLive {
  func nodes(in frame: LiveFrame) -> [LiveNode] {
    let content =
      switch place {
      case .flow: flow(in: frame)
      case .browser: shelf.nodes(model.state.flow, in: frame)
      case .table: [table]
      }
    return [tabs(in: frame)] + content
  }

  /// What each state makes of each event.
  private var table: LiveNode {
    LiveNode("table", tag: "section", attributes: " class=\"app-card app-wide\"", of: true) {
      let head = KYSRules.events.map { "<th scope=\"col\">\("\($0)")</th>" as HTML }
      let rows = KYSRules.states.map { state -> HTML in
        let cells = KYSRules.events.map { event -> HTML in
          "<td>\(KYSRules.next(state, event).map { "\($0.0)" } ?? "·")</td>"
        }
        return "<tr><th scope=\"row\">\(state.name.rawValue)</th>\(cells)</tr>"
      }
      return """
        <h1>What leads where</h1><div class="app-scroll" tabindex="0" role="region" aria-label="Table">\
        <table class="app-table"><thead><tr><td></td>\(head)</tr></thead><tbody>\(rows)</tbody></table></div>
        """
    }
  }

  private func tabs(in frame: LiveFrame) -> LiveNode {
    LiveNode(
      "tabs", tag: "nav", attributes: " class=\"app-tabs\" aria-label=\"Status\"", of: place
    ) {
      let entries = [
        ("Status", "/", Place.flow), ("Pages", "/browser", .browser), ("Table", "/table", .table),
      ]
      let links = entries.map { title, path, there -> HTML in
        """
        <a href="\(frame.link(path))" data-live-open="\(path)"\
        \(" aria-current=\"page\"", if: there == self.place)>\(title)</a>
        """
      }
      return "\(links)"
    }
  }

  private func flow(in frame: LiveFrame) -> [LiveNode] {
    let state = model.state
    return [
      LiveNode(
        "person", tag: "section", attributes: " class=\"app-card\"",
        of: [state.summary, "\(state.flow)", "\(state.log.count > 2)"]
      ) { Self.person(state, in: frame) },
      LiveNode(
        "status", attributes: " class=\"app-status\" role=\"status\"", of: Self.words(state.flow)
      ) { "\(Self.words(state.flow))" },
      LiveNode("prompt", of: state.prompt) { Self.prompt(state.prompt, in: frame) },
      LiveNode("modal-place", nodes: state.isModalOpen ? [modal(state, in: frame)] : []),
      LiveNode(
        "toast", attributes: " class=\"app-toast\" role=\"status\"", of: state.toast
      ) { Self.toast(state.toast, in: frame) },
      LiveNode("service", tag: "section", attributes: " class=\"app-card\"", of: controls) {
        self.service(in: frame)
      },
      LiveNode(
        "machine", tag: "section", attributes: " class=\"app-card app-machine\"", of: state.flow
      ) {
        """
        <h2>The machine</h2><figure class="flow">\(raw: StatusDiagram(lit: state.flow).svg)</figure>
        """
      },
      LiveNode("events", tag: "section", attributes: " class=\"app-card\"", of: state.log) {
        """
        <h2>What happened</h2><ol class="app-log" reversed>\
        \(state.log.reversed().map { "<li>\("\($0)")</li>" as HTML })</ol>
        """
      },
    ]
  }

  private static func person(_ state: StatusViewModel.State, in frame: LiveFrame) -> HTML {
    let isOver = if case .final(.some) = state.flow { true } else { false }
    // Before the first answer nobody knows whether there is a status.
    let isKnown = state.log.count > 2
    return """
      <h1>Know your status</h1><p class="app-summary">\(isKnown ? state.summary : "…")</p>\
      \(isOver ? frame.button("launch", "Launch again") : nil)
      """
  }

  static func words(_ flow: KYSState) -> String {
    switch flow {
    case .check, .final(nil): "Your status is being checked…"
    case .save: "Your status is being saved…"
    case .final(.upToDate): "Your status is up to date; there's nothing to ask."
    case .final(.postponed): "Postponed. The next launch asks again."
    case .final(.cancelled): "Cancelled. Nothing has changed."
    case .prompt, .update, .final: ""
    }
  }

  private static func prompt(_ question: String?, in frame: LiveFrame) -> HTML {
    guard let question else { return .empty }
    return """
      <section class="app-card app-prompt" aria-label="Question"><p>\(question)</p><div class="app-choices">\
      \(frame.button("postpone", "Later"))\
      \(frame.button("update", "Update", attributes: " class=\"primary\""))</div></section>
      """
  }

  /// Stays the same element while one chooses in it.
  private func modal(_ state: StatusViewModel.State, in frame: LiveFrame) -> LiveNode {
    LiveNode(
      "modal", tag: "dialog",
      attributes:
        " class=\"app-modal\" open data-live-modal=\"cancel\" aria-labelledby=\"modal-title\"",
      nodes: [
        LiveNode("modal-head", of: true) {
          "<h2 id=\"modal-title\">Update your status</h2><p>It's private until you save.</p>"
        },
        LiveNode(
          "modal-choices",
          attributes: " class=\"app-choices\" role=\"group\" aria-label=\"Status\"",
          of: state.choice
        ) {
          let buttons = KYSStatus.allCases.reversed().map { status in
            frame.button(
              "choose", "HIV-\(status.rawValue)", value: status.rawValue,
              attributes: """
                 id="choose-\(status.rawValue)" aria-pressed="\(status == state.choice ? "true" : "false")"
                """)
          }
          return "\(buttons)"
        },
        LiveNode("modal-ends", attributes: " class=\"app-choices\"", of: state.canSave) {
          """
          \(frame.button("cancel", "Cancel"))\(frame.button("save", "Save", attributes: """
           class="primary"\(" disabled", if: !state.canSave)
          """))
          """
        },
      ])
  }

  private static func toast(_ toast: StatusViewModel.Toast?, in frame: LiveFrame) -> HTML {
    guard let toast else { return .empty }
    return """
      <p>\(toast.message)</p>\(toast.canRetry ? frame.button("retry", "Retry") : nil)\
      \(frame.button("dismiss", "Dismiss"))
      """
  }

  private var controls: [String] { [known.rawValue, "\(service.isFailing)"] }

  /// Ways to see each path of the flow.
  private func service(in frame: LiveFrame) -> HTML {
    let words: [(Known, String)] = [
      (.old, "\(Self.months + 1) months ago"), (.today, "today"), (.never, "never"),
    ]
    let buttons = words.map { known, title in
      frame.button(
        "known", title, value: known.rawValue,
        attributes: " aria-pressed=\"\(known == self.known ? "true" : "false")\"")
    }
    return """
      <h2>The server</h2>
      <p class="note" id="known-title">Launches the app for a person whose last check was:</p>\
      <div class="app-choices" role="group" aria-labelledby="known-title">\(buttons)</div>
      \(frame.form("failing", """
      <div class="app-switch"><div><h3 id="failing-title">Fails</h3><p>Every answer fails while this is on.</p></div>
      <button name="value" value="\(service.isFailing ? "off" : "on")" role="switch" id="failing" \
      aria-checked="\(service.isFailing ? "true" : "false")" aria-labelledby="failing-title">\
      <span>\(service.isFailing ? "On" : "Off")</span></button></div>
      """))
      """
  }
}
