import AppFeature
import CodingFeature
import Domain
import HTTPTypes
import Hummingbird
import InterviewsFeature
import JourneyFeature
import Logging
import Markup
import NIOHTTP1
import OnlineFeature
import ProblemsFeature
import SiteKit
import StudyFeature
import Trials

/// Turns whatever was thrown into an answer in words: a page, or a piece of one for scripts.
struct ErrorPages: RouterMiddleware {
  let services: Services

  func handle(
    _ request: Request, context: SiteContext,
    next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any UserFacingError {
      return await answer(error, to: request, context: context)
    } catch let error as any HTTPResponseError where error.status.kind == .clientError {
      let path = request.uri.path
      return await answer(
        error.status == .notFound
          ? WebError.noSuchPage(path: path, nearest: nearestPaths(to: path)) : WebError.notAForm,
        to: request, context: context)
    } catch let error as HTTPParserError {
      // Whoever sent it speaks no HTTP, which the line answers: 400, and the connection's end.
      throw error
    } catch is CancellationError {
      // Whoever asked has left, which is no fault worth a line of the log.
      return await answer(Unforeseen(), to: request, context: context)
    } catch {
      await note("\(error)", of: request, context)
      return await answer(Unforeseen(), to: request, context: context)
    }
  }

  private func answer(
    _ error: any UserFacingError, to request: Request, context: SiteContext
  ) async -> Response {
    let status = status(of: error)
    if status.kind == .serverError, !(error is Unforeseen) {
      await note("\(error)", of: request, context)
    }
    // Strangers see the page as their system has it.
    let dressed =
      context.isSignedIn ? await Settings.dressed(context.page, with: services) : context.page
    var response = Response(
      html: request.wantsFragment
        ? fragment(for: error, to: SitePath(request.uri.description))
        : page(for: error, status: status, context: dressed), status: status)
    if let seconds = error.retryAfterSeconds { response.headers[.retryAfter] = String(seconds) }
    return response
  }

  /// What failed, in the server's terminal and in the debug log.
  private func note(_ reason: String, of request: Request, _ context: SiteContext) async {
    let line = "\(request.method) \(request.uri.path)"
    context.logger.error("\(line): \(reason)")
    await services.log(.network, .error, "\(line) failed.", detail: reason)
  }

  /// The words in the place where the page waits for an answer.
  private func fragment(for error: any UserFacingError, to path: SitePath?) -> HTML {
    switch path {
    case .trace, .journey, .traceEvents, .stopTrace, .traceFile:
      Journey.report(Journey.Model(message: error.message, hint: error.hint))
    case .reportTest, .report, .insist, .withdraw: Reports.trouble(error)
    case .advice(let slug, let path): Advice.trouble(error, slug: slug, at: path)
    case .takeHomes: TakeHomes.trouble(error)
    case .drill(let path): Drill.trouble(error, at: path)
    case .settings(.ai): AI.outcome(AI.Outcome(error))
    default: Coding.results(Coding.Model(slug: "", message: error.message, hint: error.hint))
    }
  }

  private func page(
    for error: any UserFacingError, status: HTTPResponse.Status, context: PageContext
  ) -> HTML {
    if case .unknownProblem(let slug, let nearest) = error as? CodingError {
      let known = (try? services.problems.summaries()) ?? []
      let offers = nearest.compactMap { slug in known.first { $0.slug == slug } }
      return Problems.missing(slug: slug, nearest: offers, context: context)
    }
    return Shell.message(
      title: title(of: status), message: error.message, hint: error.hint, context: context)
  }

  /// A heading in words of ours; the protocol's own say nothing to a learner.
  private func title(of status: HTTPResponse.Status) -> String {
    switch status {
    case .notFound: "Not found"
    case .gone: "No longer available"
    case .forbidden, .misdirectedRequest: "Not allowed"
    case .contentTooLarge: "Too large"
    case .tooManyRequests: "Too many requests"
    case .serviceUnavailable: "Not possible here"
    default: status.kind == .serverError ? "Something went wrong" : "That didn't work"
    }
  }

  private func nearestPaths(to path: String) -> [String] {
    nearestNames(to: path, in: [SitePath.problems(.all), .home, .health].map(\.description))
  }

  private func status(of error: any UserFacingError) -> HTTPResponse.Status {
    switch error {
    case let error as WebError: error.status
    case let error as CodingError: error.status
    case let error as OnlineError: error.status
    case let error as LeetCodeError: error.status
    case let error as JourneyError: error.status
    case let error as TakeHomesError: error.status
    case let error as HandInError: error.status
    case let error as DrillError: error.status
    case SettingsError.fileGone: .gone
    case AIError.unknownText: .gone
    case is AIError, is ProposalError: .unprocessableContent
    case is SettingsError, is PreferencesError: .unprocessableContent
    case let error as PlanError: error.status
    case ReviewError.gone: .notFound
    case is ReviewError: .unprocessableContent
    case let error as HabitError: error.isAbsence ? .notFound : .unprocessableContent
    default: error.retryAfterSeconds == nil ? .internalServerError : .tooManyRequests
    }
  }
}

/// What a person hears of an error that nobody gave words to; the log has the rest.
private struct Unforeseen: UserFacingError {
  let message = "Something went wrong on our side."
  let hint: String? =
    "What you wrote is saved. Try again; the Log page has the details."
}

extension WebError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .foreignHost: .misdirectedRequest
    case .notSignedIn, .wrongToken, .unknownLearner, .foreignOrigin, .wrongFormToken: .forbidden
    case .bodyTooLong: .contentTooLarge
    case .notAForm, .missingField: .badRequest
    case .tooManyRuns, .tooManyGuesses: .tooManyRequests
    case .addressTooLong: .uriTooLong
    case .searchTooLong: .badRequest
    case .noSuchPage: .notFound
    case .wrongMethod: .methodNotAllowed
    case .tokenFile, .portInUse, .portForbidden, .hostUnavailable: .internalServerError
    }
  }
}

extension CodingError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownProblem, .unknownLanguage, .unknownJob, .unknownDraft, .unknownAttempt,
      .unknownReport, .nothingToReport:
      .notFound
    case .emptySource, .sourceNotText, .signatureMissing, .badInput, .badExpectation,
      .badReason, .unsure:
      .unprocessableContent
    case .testGone: .gone
    case .sourceTooLong: .contentTooLarge
    case .tooManyJobs: .tooManyRequests
    case .stillHandingIn: .conflict
    case .toolchainMissing, .weakJail: .serviceUnavailable
    case .referenceFailed, .judgeStopped: .internalServerError
    }
  }
}

extension OnlineError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownProblem: .notFound
    case .rateLimited: .tooManyRequests
    case .signedOut, .sessionEnded, .forgeryCheck, .premium, .unknownLanguage, .badAddress,
      .openAddress, .forbiddenAddress:
      .unprocessableContent
    case .offline, .timedOut, .serviceTrouble, .challenge, .fateUnknown, .neverJudged,
      .verdictLost, .resultExpired, .judgeFailed, .answerTooLong, .cutOff, .unreadable, .refused,
      .noUsableAnswer:
      .badGateway
    }
  }
}

extension LeetCodeError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .notSetUp, .badName, .unknownMember, .noCookie, .unsure: .unprocessableContent
    case .underWay, .superseded: .conflict
    case .noFolder: .internalServerError
    }
  }
}

extension TakeHomesError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownProject, .unknownCheck, .notChecked, .unknownPart: .notFound
    case .underWay: .conflict
    case .notOnClassServer, .onlyOnClassServer: .forbidden
    case .noPath, .relativePath, .noFolder, .notAFolder, .noSources, .noSwift,
      .noProject, .wouldOverwrite:
      .unprocessableContent
    case .unwritable, .noReport: .internalServerError
    }
  }
}

extension HandInError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .noGit, .unwritable: .internalServerError
    case .tooManyFiles, .tooLarge: .contentTooLarge
    case .unknownKind, .encrypted, .damaged, .badName, .incompleteBundle, .noSources:
      .unprocessableContent
    }
  }
}

extension DrillError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .unknownCard, .unknownAnswer, .unknownTopic, .unknownInterview, .unknownLoop: .notFound
    case .nothingToAsk, .nothingToAskAbout, .interviewUnderWay: .conflict
    case .noCode, .nothingWritten: .unprocessableContent
    }
  }
}

extension JourneyError {
  /// The status that goes with the words.
  var status: HTTPResponse.Status {
    switch self {
    case .gone, .inputGone: .gone
    case .noSolution: .notFound
    case .inputTooLong: .contentTooLarge
    case .noExample, .doesNotCompile, .notRecorded, .badSteps, .badExport, .badTrace:
      .unprocessableContent
    }
  }
}

extension Response {
  /// An answer that is a page or a piece of one.
  init(html: HTML, status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: "text/html; charset=utf-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: html.text)))
  }
}
