import AppFeature
import CodingFeature
import Domain
import Hummingbird
import Markup
import SiteKit
import StudyFeature

extension Site {
  /// Saves what was typed; a conflict keeps both and asks.
  func saveDraft(
    _ slug: String, _ language: Language, _ form: Form, _ request: Request,
    _ context: SiteContext
  ) async throws -> Response {
    let outcome = try await Coding.saveDraft(
      slug: slug, language: language, source: try form.text("source"),
      basedOn: form.revision, with: services)
    await Review.note(.draft, slug: slug, with: services)
    switch outcome {
    case .saved(let draft):
      guard request.wantsFragment else { return .toProblem(slug, language) }
      let state = Workspace.DraftState(draft, slug: slug, language: language)
      return Response(html: Workspace.draftState(state)).with(draft: draft)
    case .conflict(let current, let kept):
      let html =
        request.wantsFragment
        ? Workspace.conflict(current: current, kept: kept)
        : Workspace.conflictPage(current: current, kept: kept, context: context.page)
      return Response(html: html, status: .conflict).with(draft: current)
    }
  }

  /// The drafts that are kept of a problem in a language.
  func drafts(
    _ slug: String, _ language: Language, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    let drafts = try await Coding.drafts(slug: slug, language: language, with: services)
    return Response(
      html: request.wantsFragment
        ? Workspace.history(drafts, slug: slug, language: language)
        : Workspace.historyPage(
          drafts, slug: slug, language: language, context: context.page))
  }

  /// Makes an older draft, or the starter, the current one; what was typed is kept first.
  func restoreDraft(
    _ slug: String, _ language: Language, to revision: Int?, _ form: Form, _ request: Request
  ) async throws -> Response {
    try await keepDraft(of: slug, form)
    let former = try await Coding.draft(slug: slug, language: language, with: services)
    let draft =
      if let revision {
        try await Coding.restoreDraft(
          slug: slug, language: language, revision: revision, with: services)
      } else {
        try await Coding.resetDraft(slug: slug, language: language, with: services)
      }
    guard request.wantsFragment else { return .toProblem(slug, language) }
    return .put(draft, undoing: former)
  }

  /// Makes a published solution the draft; the learner's own text is kept first, and not replaced unasked.
  func openSolution(
    _ name: String, _ slug: String, _ language: Language, _ form: Form, _ request: Request,
    _ context: SiteContext
  ) async throws -> Response {
    let saved = try await keepDraft(of: slug, form)
    let opening = try await Workspace.openSolution(
      name, slug: slug, language: language, isSure: form["sure"] != nil, with: services)
    switch opening {
    case .asks(let question):
      let html =
        request.wantsFragment
        ? Workspace.ask(question) : Workspace.askPage(question, context: context.page)
      return Response(html: html).with(draft: saved)
    case .opened(let draft, let former):
      guard request.wantsFragment else { return .toProblem(slug, language) }
      return .put(draft, undoing: former)
    }
  }

  /// Saves the source that a form of the workbench carries along, whatever else it asks for.
  ///
  /// A conflict only keeps it aside; a source that may not be kept is left to the caller.
  @discardableResult
  func keepDraft(of slug: String, _ form: Form) async throws -> Draft? {
    guard let source = form["source"] else { return nil }
    let outcome = try await Coding.saveDraft(
      slug: slug, language: try form.language(), source: source, basedOn: form.revision,
      with: services)
    guard case .saved(let draft) = outcome else { return nil }
    return draft
  }
}

extension Form {
  /// The draft's revision that the source was written from; 0 when it says none.
  var revision: Int { self["revision"].flatMap { Int($0) } ?? 0 }

  /// The language that the form names.
  func language() throws -> Language {
    let name = try text("language")
    guard let language = Language(rawValue: name) else {
      throw CodingError.unknownLanguage(name: name)
    }
    return language
  }
}

extension Response {
  /// The way back to a problem's page after a plain form.
  static func toProblem(_ slug: String, _ language: Language?) -> Response {
    .redirect(
      to: SitePath.problem(slug: slug, ProblemView(language: language)).description,
      type: .normal)
  }

  /// What a script puts into the editor, with the way back to what was there.
  static func put(_ draft: Draft, undoing former: Draft?) -> Response {
    let state = Workspace.DraftState(
      draft, slug: draft.slug, language: draft.language, undoing: former)
    let fields = Workspace.draftFields(source: draft.source, revision: draft.revision)
    return Response(html: fields + Workspace.draftState(state)).with(draft: draft)
  }

  /// The same answer, naming the revision that a script's next save is based on.
  func with(draft: Draft?) -> Response {
    var response = self
    if let draft { response.headers[.draftRevision] = String(draft.revision) }
    return response
  }
}
