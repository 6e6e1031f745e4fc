import Domain
import Hummingbird
import SiteKit
import StudyFeature

extension Site {
  /// A page of the study plan.
  func plan(
    _ path: PlanPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page: try await plan(month: nil, context)
    case .month(let day): try await plan(month: day, context)
    case .choose:
      Response(
        html: Plan.choicesHTML(try await Plan.choices(with: services), context.page))
    case .preview(let wanted, let month):
      try await checked(wanted, context) {
        let model = Plan.PreviewModel(
          try await Plan.preview(wanted, with: services), month: month)
        return Response(html: Plan.previewHTML(model, context.page))
      }
    case .replan:
      Response(
        html: Plan.replanHTML(
          Plan.ReplanModel(try await Plan.replanning(with: services)), context.page))
    case .reset:
      Response(html: Plan.resetHTML(title: try await Plan.title(with: services), context.page))
    case .start, .advance, .restore: throw WebError.wrongMethod
    }
  }

  /// Changes something of the study plan.
  func changePlan(
    _ path: PlanPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .start:
      let wanted = PlanRequest { form[$0] }
      return try await checked(wanted, context) {
        try await Plan.start(wanted, with: services)
        return toPlan
      }
    case .replan:
      let shown = form["day"].flatMap { CivilDate($0) }
      let isDone = try await Plan.replan(shownOn: shown, with: services)
      // A new day began since it was shown: the learner sees what moves now.
      return isDone
        ? toPlan : .redirect(to: SitePath.plan(.replan).description, type: .normal)
    case .advance:
      try await Plan.advance(plan: form["plan"].flatMap { Int($0) }, with: services)
    case .reset: try await reset()
    case .restore(let id): try await Plan.restore(id: id, with: services)
    case .page, .month, .choose, .preview: throw WebError.wrongMethod
    }
    return toPlan
  }

  /// Ends the plan; where it was ended already, as by a second click, nothing is left to do.
  private func reset() async throws {
    do {
      try await Plan.reset(with: services)
    } catch PlanError.noPlan {}
  }

  private var toPlan: Response {
    .redirect(to: SitePath.plan(.page).description, type: .normal)
  }

  private func plan(month: CivilDate?, _ context: SiteContext) async throws -> Response {
    switch try await Plan.showing(month: month, with: services) {
    case .plan(let model): Response(html: Plan.html(model, context.page))
    case .choices(let model): Response(html: Plan.choicesHTML(model, context.page))
    }
  }

  /// What cannot be planned is explained beside what was asked for.
  private func checked(
    _ wanted: PlanRequest, _ context: SiteContext, _ answer: () async throws -> Response
  ) async throws -> Response {
    do {
      return try await answer()
    } catch let error as PlanError {
      let model = try await Plan.choices(wanted, trouble: "\(error)", with: services)
      return Response(
        html: Plan.choicesHTML(model, context.page), status: .unprocessableContent)
    }
  }
}

extension PlanError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .noPlan, .nothingToUndo: .notFound
    case .nothingAhead: .conflict
    default: .unprocessableContent
    }
  }
}
