import Domain
import Foundation
import TestSupport
import Testing

@testable import Judge

/// What survives a run: nothing that one learner's program leaves is there for another's.
@Suite(.timeLimit(.minutes(20)))
struct TwoLearnersTests {
  /// What a first learner leaves, and how a second one looks for it; `f` gives what was found.
  static let pairs: [Language: (leaves: String, looks: String)] = [
    .python: (
      """
      import builtins, ctypes, os, random, resource, signal, sys, threading, time
      class Solution:
          def f(self, a):
              builtins.kept = sys.modules['kept'] = list
              random.kept = True
              os.environ['KEPT'] = '1'
              ctypes.CDLL(None).setenv(b'KEPT_C', b'1', 1)
              for path in ('/work/kept', '/tmp/kept', '/dev/shm/kept'):
                  try: open(path, 'w').write('kept')
                  except OSError: pass
              os.dup2(3, 33)
              ctypes.CDLL(None).signal(10, ctypes.c_void_p(1))
              signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR2])
              signal.setitimer(signal.ITIMER_REAL, 500)
              os.umask(0)
              try: os.nice(3)
              except OSError: pass
              resource.setrlimit(resource.RLIMIT_NOFILE, (20, 20))
              threading.Thread(target=time.sleep, args=(500,), daemon=True).start()
              if os.fork() == 0:
                  os.setsid()
                  time.sleep(500)
              for call in ('shmget', 'msgget', 'semget'):
                  getattr(ctypes.CDLL(None), call)(77, 4096, 0o1666)
              return ''
      """,
      """
      import builtins, ctypes, os, random, resource, signal, sys, threading, time
      class Solution:
          def f(self, a):
              found = [name for name in ('kept',) if hasattr(builtins, name)]
              found += ['module'] * ('kept' in sys.modules) + ['random'] * hasattr(random, 'kept')
              found += ['environment'] * ('KEPT' in os.environ)
              found += ['c'] * bool(ctypes.CDLL(None).getenv(b'KEPT_C'))
              found += [path for path in ('/work/kept', '/tmp/kept', '/dev/shm/kept')
                        if os.path.exists(path)]
              try: found += ['descriptor'] * bool(os.fstat(33))
              except OSError: pass
              found += ['handler'] * (ctypes.CDLL(None).signal(10, ctypes.c_void_p(0)) == 1)
              found += ['mask'] * bool(signal.pthread_sigmask(signal.SIG_BLOCK, []))
              found += ['timer'] * bool(signal.getitimer(signal.ITIMER_REAL)[0])
              found += ['umask'] * (os.umask(0o22) == 0) + ['nice'] * (os.getpriority(os.PRIO_PROCESS, 0) > 0)
              found += ['limit'] * (resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 20)
              found += ['thread'] * (threading.active_count() > 1)
              try: found += ['process'] * (os.kill(-1, 0) is None)
              except OSError: pass
              for call in ('shmget', 'msgget', 'semget'):
                  found += [call] * (getattr(ctypes.CDLL(None), call)(77, 0, 0) >= 0)
              return ' '.join(found)
      """
    ),
    .cpp: (
      """
      #include <signal.h>
      #include <sys/resource.h>
      #include <sys/stat.h>
      #include <unistd.h>
      #include <fcntl.h>
      static int kept;
      class Solution { public: string f(int a) {
        kept = 77;
        setenv("KEPT", "1", 1);
        for (const char *path : {"/work/kept", "/tmp/kept"}) close(open(path, O_CREAT | O_WRONLY, 0666));
        dup2(3, 33);
        signal(SIGUSR1, SIG_IGN);
        umask(0);
        rlimit few{20, 20};
        setrlimit(RLIMIT_NOFILE, &few);
        if (fork() == 0) { setsid(); while (true) pause(); }
        return "";
      } };
      """,
      """
      #include <signal.h>
      #include <sys/resource.h>
      #include <sys/stat.h>
      #include <unistd.h>
      static int kept;
      class Solution { public: string f(int a) {
        string found;
        if (kept != 0) found += "global ";
        if (getenv("KEPT")) found += "environment ";
        for (const char *path : {"/work/kept", "/tmp/kept"}) if (access(path, F_OK) == 0) found += path;
        struct stat facts;
        if (fstat(33, &facts) == 0) found += "descriptor ";
        if (signal(SIGUSR1, SIG_DFL) == SIG_IGN) found += "handler ";
        if (umask(022) == 0) found += "umask ";
        rlimit now;
        if (getrlimit(RLIMIT_NOFILE, &now) == 0 && now.rlim_cur == 20) found += "limit ";
        if (kill(-1, 0) == 0) found += "process ";
        return found;
      } };
      """
    ),
    .javascript: (
      """
      const fs = require('fs');
      var f = function(a) {
        globalThis.kept = 1;
        Array.prototype.kept = 1;
        require('os').kept = 1;
        process.env.KEPT = '1';
        for (const path of ['/work/kept', '/tmp/kept']) try { fs.writeFileSync(path, 'x'); } catch {}
        process.umask(0);
        return '';
      };
      """,
      """
      const fs = require('fs');
      var f = function(a) {
        const found = [];
        if (globalThis.kept || [].kept || require('os').kept) found.push('global');
        if (process.env.KEPT) found.push('environment');
        for (const path of ['/work/kept', '/tmp/kept']) if (fs.existsSync(path)) found.push(path);
        if (process.umask(0o22) === 0) found.push('umask');
        return found.join(' ');
      };
      """
    ),
  ]

  @Test(arguments: pairs.keys.sorted { $0.rawValue < $1.rawValue }, [JailLevel.L5, .L3])
  func `nothing of one learner's run is left for another's`(
    language: Language, ceiling: JailLevel
  ) async throws {
    try await language.require()
    let pair = try #require(Self.pairs[language])
    let runner = Runner.live(
      liveConfiguration(cache: liveCache, simultaneousJobs: 1), ceiling: ceiling)
    for round in 0..<3 {
      for (learner, source) in [("a", pair.leaves), ("b", pair.looks)] {
        var job = JudgeJob(
          problem: .function("f", [.int], .string), language: language, source: source,
          cases: [JudgeCase(input: [1], expected: "", isVisible: true)], isOptimised: false)
        job.learner = learner
        let verdict = try #require(try await runner.verdict(for: job))
        #expect(
          verdict.verdict == .accepted, "\(learner) \(round): \(verdict.cases) \(verdict.evidence)")
      }
    }
  }

  @Test func `another learner's build is found by its whole source alone`() async throws {
    try await Language.cpp.require()
    let source = """
      // \(UUID())
      class Solution { public: int f(int a) { return a; } };
      """
    var cached: [Bool] = []
    for (learner, text) in [("a", source), ("b", source), ("b", source + " "), ("c", source + " ")]
    {
      var job = JudgeJob(
        problem: .function("f", [.int], .int), language: .cpp, source: text,
        cases: [JudgeCase(input: [1], expected: 1, isVisible: true)], isOptimised: false)
      job.learner = learner
      cached.append(try #require(try await live.verdict(for: job)).compile.cached)
    }
    #expect(cached == [false, true, false, true])
  }
}
