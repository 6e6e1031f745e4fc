import Catalogue
public import CodingFeature
public import Domain
public import JourneyFeature
public import ProblemsFeature
public import SiteKit

/// A problem's page: its text, the learner's code, cases and results.
public enum Workspace {
  /// Everything that the page is made from.
  public struct Content: Sendable {
    public var problem: Problem
    public var view: ProblemView
    public var language: Language
    /// Nil: nothing was saved, the starter is shown.
    public var draft: Draft?
    public var starter: String
    public var ownCases: [OwnCase]
    /// Newest first.
    public var attempts: [Attempt]
    /// What a sync found on LeetCode, newest first.
    public var online: [OnlineSubmission] = []
    /// Who judges what is run.
    public var place = ExecutionPlace.local
    /// Whether the learner is signed in to LeetCode here.
    public var isSignedIn = false
    /// Oldest first.
    public var reports: [Reports.Standing]
    /// Problems that this one names, by slug, those that exist.
    public var related: [String: Problems.Entry]
    /// The run that is shown, if it is known.
    public var job: JobBoard.Snapshot?
    /// The recording that is shown, if it is known.
    public var journey: Journey.Snapshot?
    /// The help that was opened in this sitting, which stays open.
    public var opened: Set<PageHelp> = []
    /// What this machine has of each language, as far as it is known.
    public var toolchains: [RunnerStatus.Toolchain]
    /// Whether a language model may write about the code.
    public var ai = AIChoice()
  }
}
