import Domain
import SiteKit

extension Drill.LoopModel {
  /// `scores` are the checks since it began, newest first; `followUp` the first questions about one.
  init(
    _ loop: InterviewLoop, name: String, screen: Drill.InterviewModel?, scores: [TakeHomeScore],
    followUp: Drill.InterviewModel?, clock: DayClock, now: Instant
  ) {
    id = loop.id
    title = "Loop: \(name)"
    date = DayWords.date(clock.day(of: loop.startedAt), today: clock.day(of: now))
    let isEnded = followUp?.isUnderWay == false || loop.endedAt != nil
    isOver = isEnded
    stages = [
      Self.screen(screen), Self.takeHome(loop.takeHome, scores),
      Self.followUp(followUp, scores, slug: loop.takeHome),
    ].map { stage in
      var stage = stage
      if isEnded || stage.isDone { stage.command = nil }
      return stage
    }
    let done = stages.count(where: \.isDone)
    headline = "\(done) of \(stages.count) parts \(isEnded ? "were" : "are") done"
    weak = [screen, followUp].compactMap(\.self).filter { !$0.isUnderWay }
      .flatMap { $0.parts.filter { $0.repeat != nil } }
  }

  private static func screen(_ model: Drill.InterviewModel?) -> Stage {
    guard let model else {
      return Stage(kind: .screen, words: "no longer kept", isDone: true, way: .later)
    }
    return Stage(
      kind: .screen,
      words: model.headline + (model.isUnderWay ? ", \(model.left) left" : ""),
      isDone: !model.isUnderWay, way: .page(.drill(.interview(id: model.id))),
      command: "focus drill mock")
  }

  private static func takeHome(_ slug: String, _ scores: [TakeHomeScore]) -> Stage {
    let page = SitePath.takeHomes(.project(slug: slug))
    guard let last = scores.first else {
      return Stage(
        kind: .takeHome, words: "not checked", isDone: false, way: .page(page),
        command: "focus takehome start \(slug)")
    }
    return Stage(
      kind: .takeHome,
      words: "\(last.score) of 100, \(Measure.count(scores.count, "check"))", isDone: true,
      way: .page(.takeHomes(.past(slug: slug, id: last.id))))
  }

  private static func followUp(
    _ model: Drill.InterviewModel?, _ scores: [TakeHomeScore], slug: String
  ) -> Stage {
    let command = "focus drill mock --about \(slug)"
    if let model {
      return Stage(
        kind: .followUp, words: model.headline, isDone: !model.isUnderWay,
        way: .page(.drill(.interview(id: model.id))), command: command)
    }
    guard let last = scores.first else {
      return Stage(
        kind: .followUp, words: "comes after the take-home", isDone: false, way: .later)
    }
    return Stage(
      kind: .followUp, words: "three questions about your answer", isDone: false,
      way: .begin(check: last.id), command: command)
  }
}
