import ArgumentParser
import Domain
import Foundation
import JourneyFeature
import OnlineFeature
import SiteKit
import TraceFile

/// The Data Journey in the terminal, or exported.
struct TraceCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Watch data move through your code, step by step.",
    discussion: """
      Records every step of a solution on one input (without --input the first
      example), then shows it: the code around the line that is about to run, what
      the last one changed, and the run as a ruler with its loops' rounds and calls.
      → and ← go one step, ↓ and ↑ over calls, o and O out of this one, forward and
      back; f and F to the next and previous run of this line, g to a step, Home and
      End; / to where a condition is true or a variable changes, n and N to the next
      and previous step like that; b sets a stop, such as lo > hi, dp[i][j] changed
      or a line's number, c and C go to the next and previous one; Space plays up to
      one, + and - faster and slower; ? shows all keys, q leaves. With NO_COLOR
      nothing is bold or faint. If the output isn't a terminal, the state of one step
      is printed.

      The first 10 million steps are recorded, or the first 256 MB of them. --step,
      --steps and g also take later steps: the run is repeated and recorded
      there. A run ends after 10 s of CPU time, or 31 s of waiting; a busy machine
      doesn't count. What isn't shown, and why, is reported on standard error.

      With --program any stand-alone Swift or Python file is recorded. It reads
      what is piped in, and its output and exit status are unchanged: what --step
      and --steps show goes to standard error. Exit status 124: Focus ended it at a
      limit; 125: Focus or the machine failed.

      Programs in other languages run without being recorded, with a sentence that
      says so. A trace that was written before (-o run.djt) is opened by its name:
      focus trace run.djt, with --step, --steps and -o as above.

      A .jsonl has one step per line: the first has the whole state, each further
      one the frames and objects that its step changed, and the innermost frame.

      Example:
        focus trace two-sum two-sum.py --input '[[3,3],6]' -o journey.html
      """)

  @Argument(help: "The problem, such as two-sum, or a trace to open, such as run.djt.")
  var slug: String?
  @Argument(help: "The file with your solution, or - for standard input.")
  var file: String?
  @Option(help: "A stand-alone program to record.")
  var program: String?
  @Option(
    name: .customLong("input"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "The input: a JSON array of all arguments, a JSON value for each, or as LeetCode writes it: "
        + "'nums = [2,7], target = 9'.", valueName: "json"))
  var inputs: [String] = []
  @Option(
    name: .shortAndLong,
    help: "Write the journey: a file ending in \(TraceExport.endings).")
  var output: String?
  @Option(help: "The step to show or draw (default: the last).")
  var step: Int?
  @Option(help: "The steps to show or write, as 10..20 (a .jsonl has no others).")
  var steps: String?
  @Flag(help: "With --program: what was recorded, as JSON on standard error.")
  var json = false
  @Option(help: "\(Language.names) (default: by the file's extension, or guessed for -).")
  var language: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func validate() throws {
    if let output, !TraceExport.canWrite(output) {
      throw ValidationError("\(JourneyError.badExport(output))")
    }
    do { _ = try wanted() } catch { throw ValidationError("\(error)") }
    if let step, step < 0 {
      throw ValidationError("The first step is 0, so step \(step) doesn't exist.")
    }
    guard program == nil else {
      guard slug == nil, inputs.isEmpty else {
        throw ValidationError("With --program neither a problem nor --input can be given.")
      }
      guard program != SourceFile.piped else {
        throw ValidationError("--program needs a file: standard input is the program's own.")
      }
      return
    }
    if openedTrace != nil { return }
    guard slug != nil, file != nil else {
      throw ValidationError("Name a problem and a file, a trace, or a program with --program.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    if let program { return try await trace(program: program, in: setting) }
    if let openedTrace { return try await open(openedTrace, in: setting) }
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try container.problems.knownProblem(slug ?? "")
    let source = try SourceFile(file ?? "", language: language, in: setting)
    let input = try RunCommand.inputs(inputs, of: problem).first
    let job = try Journey.job(problem, source.language, source.source, input: input)
    let recording = try await record(job, container, setting)
    guard let trace = recording.trace else { return tell(plain: recording.report, setting) }
    if !(try write(recording, container, setting)),
      !(try await play(recording, job, container, setting))
    {
      setting.console.write(text(of: trace, try wanted() ?? Int.max...Int.max))
    }
    tellShortcomings(recording.report, setting)
    return tellEnding(recording.report, setting)
  }

  /// The steps that are asked for.
  func wanted() throws -> ClosedRange<Int>? {
    if let steps { return try Journey.steps(steps) }
    return step.map { $0...$0 }
  }

  /// Records a run, and where the steps that are asked for were left out, these.
  private func record(
    _ job: TraceJob, _ container: AppContainer, _ setting: Setting
  ) async throws -> Journey.Recording {
    let wanted = try wanted()
    let recording = try await recordOnce(job, container, setting)
    guard let window = wanted.flatMap({ recording.report.window(for: $0) }) else {
      return recording
    }
    if let repeated = try await record(window, of: job, knowing: recording, container, setting) {
      return repeated
    }
    setting.console.error(Journey.Window(steps: window).missed)
    return recording
  }

  /// Records a window; nil if the run, killed at its limit perhaps, does not get there again.
  private func record(
    _ window: Range<Int>, of job: TraceJob, knowing recording: Journey.Recording,
    _ container: AppContainer, _ setting: Setting
  ) async throws -> Journey.Recording? {
    var job = job
    job.limits.window = window
    var repeated = try await recordOnce(job, container, setting)
    repeated.report = repeated.report.knowing(recording.report)
    return repeated.report.steps > 0 ? repeated : nil
  }

  private func recordOnce(
    _ job: TraceJob, _ container: AppContainer, _ setting: Setting
  ) async throws -> Journey.Recording {
    let progress = ProgressLine(console: setting.console)
    defer { progress.clear() }
    let tracer = container.tracer(jail.allowsWeakJail)
    return try await cancellingOnInterrupt {
      try await Journey.record(job, with: tracer) { event in
        switch event {
        case .queued(let ahead): progress.show("Waiting for \(ahead) other runs…")
        case .preparing(let build): progress.show(build)
        case .compiling: progress.show("Preparing the code to record its steps…")
        case .growing(_, let steps): progress.show("\(steps) steps so far…")
        case .finished: break
        }
      }
    }
  }
}

// MARK: - Showing

extension TraceCommand {
  /// Writes the file that is asked for; false if none is.
  func write(
    _ recording: Journey.Recording, _ container: AppContainer, _ setting: Setting
  ) throws -> Bool {
    guard let output, let trace = recording.trace else { return false }
    let export = TraceExport(trace, recording.report, container.installation)
    let steps = try export.write(to: output, step: step, steps: try wanted())
    setting.console.error("\(Measure.count(steps, "step")) written to \(output).")
    return true
  }

  /// Shows a journey until the learner leaves it; false where there is no terminal, or one step is asked for.
  ///
  /// Without a job nothing can be recorded any longer.
  func play(
    _ recording: Journey.Recording, _ job: TraceJob?, _ container: AppContainer,
    _ setting: Setting
  ) async throws -> Bool {
    guard step == nil, let terminal = setting.terminal() else { return false }
    var (recording, place) = (recording, try wanted()?.lowerBound)
    var (choices, note): (TraceChoices, String?) = (TraceChoices(), nil)
    let hasColour = setting.environment["NO_COLOR", default: ""].isEmpty
    while let trace = recording.trace,
      let next = TracePlayer(
        trace, recording.report, TraceTerminal(terminal), hasColour: hasColour, at: place,
        choices: choices, note: note
      ).play()
    {
      (place, choices) = (next.place, next.choices)
      guard let job else {
        note = "This file has no other steps."
        continue
      }
      let repeated = try await record(next.steps, of: job, knowing: recording, container, setting)
      note = repeated == nil ? Journey.Window(steps: next.steps).missed : nil
      recording = repeated ?? recording
    }
    return true
  }

  /// Steps of the whole run as text, or the nearest that are recorded.
  func text(of trace: Trace, _ steps: ClosedRange<Int>) -> String {
    let place = { (step: Int) in min(max(step - trace.footer.gap, 0), trace.steps) }
    var cursor = trace.cursor(at: place(steps.lowerBound))
    var texts: [String] = []
    repeat {
      let narration = trace.narration(of: cursor)
      texts.append((narration.isEmpty ? "" : narration + "\n") + trace.text(of: cursor))
    } while cursor.step < place(steps.upperBound) && cursor.next()
    return texts.joined(separator: "\n").withoutControls
  }
}

// MARK: - Programs

extension TraceCommand {
  /// Everything that goes wrong on our side ends in a status that programs seldom have.
  private func trace(program: String, in setting: Setting) async throws -> ExitStatus {
    do {
      let container = try AppContainer(in: setting, data: options.data)
      let source = try SourceFile(program, language: language, in: setting)
      let job = TraceJob(
        subject: .program(
          name: URL(filePath: program).lastPathComponent, input: Self.standardInput()),
        language: source.language, source: source.source)
      let recording = try await record(job, container, setting)
      setting.console.writeBytes(recording.report.standardOutput, false)
      setting.console.writeBytes(recording.report.standardError, true)
      try await show(recording, job, container, setting)
      if json {
        setting.console.error(try summary(recording.report, source.language))
      } else {
        tellShortcomings(recording.report, setting)
      }
      // The program itself says what it fails with, but not what ended it.
      if recording.report.isCut || recording.report.signal != nil {
        _ = tellEnding(recording.report, setting)
      }
      if recording.report.isCut { return .cutProgram }
      return ExitStatus(rawValue: Int32(clamping: recording.report.status))
    } catch let error as any UserFacingError {
      setting.console.error(error.description)
      return .failedBesideProgram
    } catch is CancellationError {
      setting.console.error(CommandError.interrupted.description)
      return .failedBesideProgram
    }
  }

  private func show(
    _ recording: Journey.Recording, _ job: TraceJob, _ container: AppContainer,
    _ setting: Setting
  ) async throws {
    guard let trace = recording.trace else { return }
    if try write(recording, container, setting) { return }
    if !json, try await play(recording, job, container, setting) { return }
    if let wanted = try wanted() { setting.console.writeError(text(of: trace, wanted)) }
  }

  private static func standardInput() -> [UInt8] {
    guard isatty(STDIN_FILENO) == 0 else { return [] }
    return Array((try? FileHandle.standardInput.readToEnd()) ?? Data())
  }

  private struct Summary: Encodable {
    var language: String
    var steps: Int
    var bytes: Int
    var milliseconds: Double
    var mode: String
    var functionsTraced: Int
    var functions: Int
    /// `finished`, or as a verdict is called.
    var ending: String
    /// What went wrong; left out where nothing did.
    var note: String?
    /// Everything that isn't shown in full, a sentence each.
    var reasons: [String]
  }

  private func summary(_ report: TraceReport, _ language: Language) throws -> String {
    let summary = Summary(
      language: language.rawValue, steps: report.steps, bytes: report.bytes,
      milliseconds: report.milliseconds, mode: report.mode.rawValue,
      functionsTraced: report.functionsTraced, functions: report.functions,
      ending: Self.name(of: report.ending), note: report.failure, reasons: report.shortcomings)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(summary), as: UTF8.self)
  }
}
