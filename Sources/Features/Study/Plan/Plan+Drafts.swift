public import Domain
public import SiteKit
public import Study

extension Plan {
  /// A plan that was worked out and not begun.
  public struct Preview: Sendable {
    public var request: PlanRequest
    public var draft: PlanDraft
    public var today: CivilDate
    public var catalogue: [ProblemSummary]
    public var solved: Set<String>
    /// The title of the plan whose place it would take.
    public var replaces: String?

    public init(
      request: PlanRequest, draft: PlanDraft, today: CivilDate, catalogue: [ProblemSummary],
      solved: Set<String> = [], replaces: String? = nil
    ) {
      self.request = request
      self.draft = draft
      self.today = today
      self.catalogue = catalogue
      self.solved = solved
      self.replaces = replaces
    }
  }

  /// A plan beside what it would be if it were laid out anew.
  public struct Replanning: Sendable {
    let state: State
    public let draft: PlanDraft
    public let moves: [PlanMove]

    /// Whether nothing would change.
    public var isEmpty: Bool { moves.isEmpty && draft.entries == state.plan.entries }
  }
}
