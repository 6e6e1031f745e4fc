import Foundation
import TestSupport
import Testing

@testable import Judge

@Suite(.timeLimit(.minutes(20)))
struct JailMountTests {
  private func bench(_ ceiling: JailLevel) async throws -> JailBench {
    try await JailBench(ceiling: ceiling)
  }

  @Test(
    .enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) },
    arguments: [JailLevel.L5, .L3])
  func `a mount from a closed home and with spaces can be read`(ceiling: JailLevel) async throws {
    try await withTemporaryFolder { folder in
      let home = folder.appending(path: "a home")
      let tool = home.appending(path: "my tools, über/v 1")
      try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
      try Data("here".utf8).write(to: tool.appending(path: "file"))
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.path)
      let bench = try await bench(ceiling)
      var spec = bench.spec(
        """
        print(open('/tool/file').read())
        try: open('/tool/new', 'w')
        except OSError as error: print(error.errno)
        """)
      spec.mounts.append(JailSpec.Mount(host: tool.path, jail: "/tool"))
      #expect(try await bench.run(spec).text == "here\n30\n")
    }
  }

  @Test(arguments: [JailLevel.L3, .L2])
  func `below a closed home a program reads what it was given, and nothing else`(
    ceiling: JailLevel
  ) async throws {
    try await withTemporaryFolder { folder in
      let home = folder.appending(path: "home")
      let tool = home.appending(path: "tool")
      try FileManager.default.createDirectory(at: tool, withIntermediateDirectories: true)
      for file in [tool.appending(path: "file"), home.appending(path: "secret")] {
        try Data("here".utf8).write(to: file)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: home.path)
      let bench = try await JailBench(ceiling: ceiling)
      var spec = bench.spec(
        """
        import os, sys
        own, other = sys.argv[1:]
        print(open(own + '/file').read(), os.access(own + '/file', os.R_OK), os.listdir(own))
        def works(action):
            try: action()
            except OSError: return False
            return True
        print(works(lambda: open(own + '/new', 'w')), works(lambda: open(own + '/file', 'a')),
              works(lambda: open(other)), works(lambda: os.listdir(os.path.dirname(other))),
              works(lambda: os.unlink(other)), works(lambda: os.truncate(other, 0)),
              works(lambda: os.chmod(other, 0o777)), works(lambda: os.chmod(own + '/file', 0)),
              works(lambda: os.utime(other)), works(lambda: os.chown(other, os.getuid(), -1)))
        print(os.getuid() == 0 and os.geteuid() == 0)
        """, arguments: ["/tool", home.appending(path: "secret").path])
      spec.mounts.append(JailSpec.Mount(host: tool.path, jail: "/tool"))
      let text = try await bench.run(spec).text
      let refused = Array(repeating: "False", count: 10).joined(separator: " ")
      #expect(text.hasPrefix("here True ['file']\n\(refused)\nFalse"), "\(text)")
    }
  }

  @Test func `an interpreter behind a shim is found as it really lies`() async throws {
    try await withTemporaryFolder { folder in
      let shims = folder.appending(path: "my shims")
      try FileManager.default.createDirectory(at: shims, withIntermediateDirectories: true)
      let shim = shims.appending(path: "python3")
      try Data("#!/bin/sh\nexec /usr/bin/python3 \"$@\"\n".utf8).write(to: shim)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: shim.path)
      let probe = Probe(searchPath: "\(shims.path):/usr/bin:/bin")
      let toolchain = try await PythonToolchain.resolve(probe)
      let bench = try await JailBench()
      var spec = bench.spec("print('ran')")
      spec.mounts = toolchain.mounts
      #expect(try await bench.run(spec).text == "ran\n")
    }
  }

  @Test func `a mount that is missing is named`() async throws {
    let bench = try await JailBench()
    var spec = bench.spec("")
    spec.mounts.append(JailSpec.Mount(host: "/no/such folder", jail: "/tool"))
    let end = try #require(try await bench.run(spec).end)
    guard case .jailFailure(let reason) = end.cause else {
      Issue.record("\(end.cause)")
      return
    }
    #expect(reason.contains("/no/such folder"))
    try await bench.expectCleanAndUsable()
  }

  @Test(arguments: [
    "/work", "/work/x", "/tmp", "/dev", "/proc/1", "/", "tool", "/a//b", "/a/../b", "/a/.", "/a/",
  ])
  func `a mount never takes the jail's own places`(place: String) async throws {
    let bench = try await JailBench()
    var spec = bench.spec("")
    spec.mounts.append(JailSpec.Mount(host: "/usr", jail: place))
    await #expect(throws: JailError.self) { _ = try await bench.supervisor.open(spec) }
  }

  @Test(.enabled("needs namespaces (L3)") { try await JailBench.reaches(.L3) })
  func `the root holds what was asked for and is read-only`() async throws {
    let bench = try await JailBench()
    let record = try await bench.run(
      """
      import os
      print(sorted(os.listdir('/dev')), os.path.exists('/proc'), os.path.exists('/etc'))
      for path in ('/new', '/dev/new', '/toolchain/new'):
          try: open(path, 'w')
          except OSError as error: print(error.errno)
      open('/tmp/new', 'w')
      """)
    let devices = "['full', 'null', 'random', 'urandom', 'zero'] False False\n"
    #expect(record.text == devices + "30\n30\n30\n")
    #expect(record.end?.status == .exited(0))
  }

  @Test(arguments: [
    ("/jail/bin/x", "/host/bin/x"), ("-I/jail/include", "-I/host/include"),
    ("--path=/jail:/work", "--path=/host:/tmp/w"), ("/jailer", "/jailer"),
    ("see /jail", "see /jail"), ("/tmp/a", "/tmp/w/a"),
  ])
  func `paths are the host's where there are no namespaces`(
    text: String, placed: String
  ) {
    let pairs = [("/jail", "/host"), ("/work", "/tmp/w"), ("/tmp", "/tmp/w")]
    #expect(JailPaths.replace(in: text, pairs) == placed)
  }

  @Test func `a folder that is made of single files leads to where they lie`() {
    var spec = JailSpec(arguments: ["/focus/prelude/runner"])
    spec.environment["LD_LIBRARY_PATH"] = "/focus/prelude:/toolchain/lib"
    spec.mounts = [
      JailSpec.Mount(host: "/rust/lib/libstd.so", jail: "/focus/prelude/libstd.so"),
      JailSpec.Mount(host: "/cache/runner", jail: "/focus/prelude/runner"),
    ]
    let placed = JailPaths.onHost(spec, workFolder: "/tmp/w")
    #expect(
      placed.environment["LD_LIBRARY_PATH"] == "/focus/prelude:/cache:/rust/lib:/toolchain/lib")
    #expect(placed.arguments == ["/cache/runner"])
  }

  @Test(arguments: ["/work/clone/Runtimes/cpp", "/tmp/clone/Runtimes/cpp", "/home/me/cpp"])
  func `a folder of the host's that is told and given again is the same folder`(host: String) {
    let mounts = [JailSpec.Mount(host: host, jail: "/focus/cpp")]
    var spec = JailSpec(arguments: [JailPaths.inJail("-I\(host)/Nodes", mounts)])
    spec.mounts = mounts
    #expect(spec.arguments == ["-I/focus/cpp/Nodes"])
    let placed = JailPaths.onHost(spec, workFolder: "/tmp/focus-jail-1-1")
    #expect(placed.arguments == ["-I\(host)/Nodes"])
  }
}
