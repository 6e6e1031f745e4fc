import CodingFeature
public import Domain
import JourneyFeature
public import Markup
import SiteKit

extension Workspace {
  /// Inputs that a journey can be made through.
  public struct InputGroup: Sendable, Equatable {
    public struct Choice: Sendable, Equatable {
      public var title: String
      /// As a form sends it.
      public var input: String
    }

    public var id: String
    public var title: String
    public var choices: [Choice]
    /// Whether its first choice is the one to begin with.
    public var isFirst: Bool

    init(id: String, title: String, _ inputs: [(name: String, input: [Value])]) {
      self.id = id
      self.title = title
      isFirst = false
      choices = inputs.compactMap { name, input in
        guard let sent = SentInput.text(of: input) else { return nil }
        let words = input.map(\.spacedJSON).joined(separator: ", ")
        let short = words.count > 48 ? words.prefix(47) + "…" : words[...]
        return Choice(title: "\(name): \(short)", input: sent)
      }
    }

    /// The input that the last verdict speaks of: the smallest that fails.
    public static func failing(_ verdict: Verdict?, of problem: Problem) -> InputGroup {
      let input = verdict?.counterexample?.input ?? verdict?.firstFailure?.input
      var group = InputGroup(
        id: "failing-inputs", title: "From the last result",
        input.map { [("Fails", $0)] } ?? [])
      group.isFirst = true
      return group
    }

    /// The learner's own.
    public static func own(_ cases: [OwnCase], of problem: Problem) -> InputGroup {
      InputGroup(
        id: "own-inputs", title: "Your cases",
        cases.enumerated().map { ("Own case \($0.offset + 1)", $0.element.input) })
    }
  }

  static func inputs(of content: Content) -> [InputGroup] {
    let problem = content.problem
    let examples = problem.tests.filter(\.isVisible).enumerated().compactMap { index, test in
      if case .frozen(let input) = test.input {
        (name: "Example \(index + 1)", input: input)
      } else {
        nil
      }
    }
    return [
      .failing(content.job?.verdict, of: problem),
      InputGroup(id: "example-inputs", title: "Examples", examples),
      .own(content.ownCases, of: problem),
    ]
  }

  /// A group of the choice of inputs; a script exchanges it when it changes.
  public static func inputs(_ group: InputGroup) -> HTML {
    let options = group.choices.enumerated().map { index, choice in
      """
      <option value="\(choice.input)"\(" selected", if: group.isFirst && index == 0)>\
      \(choice.title)</option>

      """ as HTML
    }
    return """
      <optgroup id="\(group.id)" label="\(group.title)"\(" hidden", if: options.isEmpty)>
      \(options)</optgroup>

      """
  }

  /// The panel of the Data Journey.
  static func journey(_ model: Model) -> HTML {
    """
    <div id="journey" class="panel" tabindex="-1">
    <div class="journey-choice">
    <label for="journey-input">Input</label>
    <select id="journey-input" name="chosen" form="workbench">
    \(model.inputs.map(inputs))</select>
    \(model.obstacle == nil ? journeyButtons(model) : nil)
    </div>
    \(model.journey.map(Journey.report) ?? noJourney)
    \(Journey.stage)
    </div>

    """
  }

  private static func journeyButtons(_ model: Model) -> HTML {
    """
    <button class="primary" type="submit" form="workbench" data-fragment="trace" \
    formaction="\(SitePath.trace(slug: model.slug))">\(Icon.journey.html)Trace</button>
    <button type="submit" form="workbench" data-fragment="trace" name="compare" \
    value="reference" formaction="\(SitePath.trace(slug: model.slug))">Compare with the reference</button>
    """
  }

  private static let noJourney: HTML = """
    <section id="journey-report" aria-label="Recording" data-state="none">
    <div class="empty"><p><strong>Your data's journey will appear here.</strong></p>
    <p>Trace records your code on one input. Then go through it step by step, forward and back.</p>
    <p><a href="\(SitePath.journey(JourneyView()))">Trace any program you wrote</a></p></div>
    </section>

    """
}
