@testable import AppFeature
@testable import AuthoringFeature
import Catalogue
import Domain
import Foundation
@testable import JourneyFeature
import Judge
import SiteKit
import Store
@testable import StudyFeature
import TestForge
import Testing
import Web

@testable import focus

@Suite struct FriendlyErrorsTests {
  private static let file = URL(filePath: "/home/ada/focus/focus.sqlite")
  private static let folder = URL(filePath: "/home/ada/focus")

  private static let coding: [any UserFacingError] = [
    CodingError.unknownProblem(slug: "tow-sum", nearest: ["two-sum"]),
    CodingError.unknownProblem(slug: "x", nearest: []), CodingError.unknownLanguage(name: "cobol"),
    CodingError.emptySource, CodingError.sourceTooLong(bytes: 2_000_000),
    CodingError.sourceNotText, CodingError.toolchainMissing(.rust, remedy: ""),
    CodingError.signatureMissing(.rust, title: "Two Sum"),
    CodingError.weakJail(level: "L1", needed: "L2"),
    CodingError.referenceFailed(slug: "two-sum", reason: "It was stopped."),
    CodingError.tooManyJobs(retryAfterSeconds: 2), CodingError.unknownJob,
    CodingError.unknownAttempt(id: 7), CodingError.unknownDraft(revision: 7),
    CodingError.badExpectation(reason: "It is no list."), CodingError.judgeStopped,
    CodingError.nothingToReport, CodingError.badReason(letters: 0, limit: 500),
    CodingError.badReason(letters: 900, limit: 500), CodingError.testGone,
    CodingError.unknownReport(id: 7), CodingError.unsure, JourneyError.noExample(slug: "two-sum"),
    JourneyError.noSolution(name: "fast"), JourneyError.inputTooLong(bytes: 2_000_000),
    JourneyError.inputGone, JourneyError.gone, JourneyError.doesNotCompile([]),
    JourneyError.notRecorded, JourneyError.badSteps("x"), JourneyError.badExport("x.bmp"),
  ]

  private static let study: [any UserFacingError] =
    [
      PlanError.unknownPlan(key: "x", known: ["blind75"]), PlanError.noPlan,
      PlanError.interviewMissing, PlanError.badHours, PlanError.badWeeks,
      PlanError.nothingToPlan(hasTime: true), PlanError.nothingToPlan(hasTime: false),
      PlanError.nothingAhead, PlanError.nothingToUndo, ReviewError.gone,
      ReviewError.unknownGrade(name: "x"), TimerError.alreadyOpen, TimerError.nothingOpen,
      TimerError.noBreak, HabitError.unknownHabit(id: 1), HabitError.taken(name: "x"),
      HabitError.tooMany, WidgetError.noFolder, WidgetError.templateMissing(file: "x"),
      WidgetError.keyUnwritable(file: "x", reason: reasonInWords(CocoaError(.fileWriteOutOfSpace))),
      SettingsError.unknownSetting("daily-gaol"), SettingsError.unknownSetting("x"),
      SettingsError.fileGone, SettingsError.unsure,
    ] + Preferences.Field.allCases.map { PreferencesError.refused($0, text: "x") }

  private static let machine: [any UserFacingError] = [
    StoreError.newerSchema(file: file), StoreError.notADatabase(file: file),
    StoreError.corrupt(file: file), StoreError.readOnly(folder: folder),
    StoreError.notAFolder(folder: folder), StoreError.fullDisk(folder: folder),
    StoreError.busy(file: file), StoreError.failed(file: file, reason: "disk I/O error"),
    StoreError.unreadable(
      reason: reasonInWords(
        DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: [], debugDescription: "dump")))),
    StoreError.foreignArchive, StoreError.brokenArchive(reason: "it ends too soon"),
    StoreError.newerArchive, StoreError.olderArchive(version: 0), StoreError.noImportToUndo,
    WebError.foreignHost, WebError.notSignedIn, WebError.wrongToken, WebError.unknownLearner,
    WebError.foreignOrigin,
    WebError.wrongFormToken, WebError.bodyTooLong(limitBytes: 4 << 20), WebError.notAForm,
    WebError.tooManyRuns(seconds: 3), WebError.noSuchPage(path: "/x", nearest: []),
    WebError.noSuchPage(path: "/x", nearest: ["/problems"]), WebError.wrongMethod,
    WebError.missingField("source"),
    WebError.tokenFile(path: "/x", reason: reasonInWords(CocoaError(.fileReadNoPermission))),
    WebError.portInUse(port: 8080), WebError.portForbidden(port: 80),
    WebError.hostUnavailable(host: "x"), CommandError.homeMissing(tried: ["/x"]),
    CommandError.unknownName(kind: "command", name: "x", known: ["run"]),
    CommandError.unknownEnding(file: "x"), CommandError.unreadable(file: "x", reason: "it is gone"),
    CommandError.notText(file: "x", kind: " but in UTF-16"),
    CommandError.unwritable(file: "x", reason: "it is full"),
    CommandError.recordUnwritable(file: "x", reason: "it is full"),
    CommandError.wouldOverwrite(file: "x"), CommandError.noServer,
    CommandError.notOurCache(folder: "x"), JudgeError.jailTooWeak(level: "L1"),
    JudgeError.jailFailed("It was stopped."), JudgeError.runtimeFilesMissing(path: "/x"),
    JudgeError.cacheUnusable(path: "/x", reason: reasonInWords(CocoaError(.fileNoSuchFile))),
    JudgeError.preludeNotBuilt(output: "x"), JudgeError.malformedCase(reason: "x"),
    JudgeError.journeyMissing(.go), JudgeError.queueFull(retryAfter: 3),
    CatalogueError.notBuilt(folder: "/x"), CatalogueError.mixedBuild(file: "x"),
    AuthoringError.noVerdict("x"), AuthoringError.badSlug("X"),
    ForgeError.unknownFamily("x", known: ["y"]),
  ]

  @Test func `every error says what happened and what to do next, in words`() {
    for error in Self.coding + Self.study + Self.machine {
      expectWords(error.description)
      // A message that asks to wait or to come back names the step itself.
      let isStep = error.retryAfterSeconds != nil
      #expect(isStep || error.hint?.isEmpty == false, "\(error) names no next step")
    }
  }

  private func expectWords(_ text: String) {
    let dumps = [
      "Error Domain", "NSURLError", "NSCocoa", "Code=", "UserInfo", "Optional(", "0x", "codingPath",
    ]
    for dump in dumps { #expect(!text.contains(dump), "\(text)") }
    let codes = text.matches(of: /(?i)(http|status|code|error)\W{0,2}[45]\d\d\b/)
    #expect(codes.isEmpty, "a bare status code: \(text)")
  }

  @Test(arguments: [
    CocoaError(.fileWriteOutOfSpace) as any Error, CocoaError(.fileNoSuchFile),
    CocoaError(.propertyListReadCorrupt), POSIXError(.EACCES), POSIXError(.EIO),
    URLError(.timedOut), CancellationError(),
    DecodingError.keyNotFound(
      Key.name, DecodingError.Context(codingPath: [Key.name], debugDescription: "dump")),
    NSError(domain: "NSURLErrorDomain", code: -1001),
  ])
  func `what the system throws is never shown as it is`(error: any Error) {
    expectWords("Because " + reasonInWords(error))
  }

  private enum Key: CodingKey { case name }

  @Test func `a real trouble with files reads as words`() async throws {
    let terminal = TestTerminal(folder: URL(filePath: "/dev/null/nowhere"))
    for line in [["open"], ["settings"], ["export", "/dev/null/x"], ["import", "/dev/null/x"]] {
      let outcome = await terminal.run(line)
      #expect(outcome.status != 0)
      expectWords(outcome.errors)
    }
  }
}
