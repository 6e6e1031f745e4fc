import Domain
import Foundation
import HeroesImaging
import Stubs

/// A service that `focus stub` can stand in for.
enum StubbedService: String, CaseIterable {
  case leetcode, openai, anthropic, comicvine, exchange, coingecko

  var title: String {
    switch self {
    case .leetcode: "The stand-in for LeetCode"
    case .openai: "The stand-in for an OpenAI-compatible server"
    case .anthropic: "The stand-in for Anthropic's API"
    case .comicvine: "The stand-in for Comic Vine"
    case .exchange: "The stand-in for crypto.com Exchange"
    case .coingecko: "The stand-in for CoinGecko"
    }
  }

  /// How Focus is pointed at it.
  func advice(at address: String) -> String {
    switch self {
    case .leetcode:
      """
      Point Focus at it:  FOCUS_LEETCODE=\(address) focus sync ada
      Its members are ada, grace and alan; this cookie signs ada in:
        LEETCODE_SESSION=stub-session; csrftoken=stub-csrf
      """
    case .openai, .anthropic:
      """
      Point Focus at it in the settings, under AI:
        service \(rawValue), address \(address)/v1, model stub-small, any key
      """
    case .comicvine:
      """
      Point Focus at it, with any key:
        FOCUS_COMICVINE=\(address)/api FOCUS_COMICVINE_KEY=any focus takehome run heroes
      """
    case .exchange:
      """
      Point Focus at it:
        FOCUS_EXCHANGE=\(address)/exchange/v1 focus takehome run markets
      """
    case .coingecko:
      """
      Point Focus at it:
        FOCUS_COINGECKO=\(address)/api/v3 focus takehome run markets
      """
    }
  }

  /// The stand-in itself; LeetCode's has the catalogue's problems too, where there is one.
  func stub(in setting: Setting) -> any Stub {
    switch self {
    case .leetcode: LeetCodeStub(world: world(in: setting))
    case .openai: ModelStub(.openAI, pause: .milliseconds(20))
    case .anthropic: ModelStub(.anthropic, pause: .milliseconds(20))
    case .comicvine: ComicVineStub(picture: Self.portrait)
    case .exchange: ExchangeStub()
    case .coingecko: CoinGeckoStub()
    }
  }

  /// A drawn hero; every third one is a JPEG.
  @Sendable private static func portrait(
    of hero: Int, width: Int, height: Int
  ) -> StubPicture? {
    let portrait = Portrait(id: hero)
    let isJPEG = hero.isMultiple(of: 3)
    let data =
      isJPEG
      ? try? portrait.jpeg(width: width, height: height, quality: 80)
      : try? portrait.png(width: width, height: height)
    return data.map { StubPicture(type: isJPEG ? "image/jpeg" : "image/png", bytes: Array($0)) }
  }

  private func world(in setting: Setting) -> LeetCodeStub.World {
    var world = LeetCodeStub.World.sample
    guard let problems = try? AppContainer(in: setting, data: nil).problems,
      let summaries = try? problems.summaries()
    else { return world }
    for summary in summaries {
      guard let problem = try? problems.problem(summary.slug) else { continue }
      if let index = world.questions.firstIndex(where: { $0.slug == problem.slug }) {
        world.questions[index].take(examplesOf: problem)
      } else {
        world.questions.append(LeetCodeStub.Question(problem))
      }
    }
    return world
  }
}

extension LeetCodeStub.Question {
  /// A problem of ours as the site might have it, under a number that is not the one people know.
  fileprivate init(_ problem: Problem) {
    let number = problem.summary.number ?? 5_000
    self.init(
      slug: problem.slug, title: problem.summary.title, id: number + 10_000, number: number,
      difficulty: problem.summary.difficulty, isPaid: problem.summary.isLocalOnly)
    take(examplesOf: problem)
    plausibleAnswer = examples.first.flatMap { answers[$0] } ?? "0"
  }

  /// Knows from then on what our own visible cases come to.
  fileprivate mutating func take(examplesOf problem: Problem) {
    for test in problem.tests where test.isVisible {
      guard case .frozen(let input) = test.input else { continue }
      linesPerCase = input.count
      let text = input.map(\.json).joined(separator: "\n")
      examples.append(text)
      answers[text] = test.expected?.json
    }
  }
}
