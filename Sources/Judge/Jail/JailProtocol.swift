/// The messages between Focus and the jail's keeper: `u32 length, u8 kind, body`, little-endian.
///
/// All kinds are in `Sources/CJail/include/JailTable.h`.
///
/// The other side is in `Sources/focus-jail`: `order.c`, `message.c` and `exchange.c`.
enum JailProtocol {
  /// What a connection to the supervisor begins with.
  enum Request: Unicode.Scalar, CaseIterable {
    case job = "J"
    case probe = "P"
  }

  /// What a client says to its keeper.
  enum Order: Unicode.Scalar, CaseIterable {
    case start = "S"
    case run = "R"
    case frame = "F"
    case kill = "K"
  }

  /// What a start or a run consists of.
  enum Field: UInt16, CaseIterable {
    case argument = 1
    case environment, mount, file, collected, limits, options, workFolder, placed, inherited
  }

  /// Ends a worker's present run.
  static let kill = message(.kill, [])

  /// The first message of a session; `workFolder` counts only where there are no namespaces.
  static func start(_ spec: JailSpec, workFolder: String, isWorker: Bool = false) -> [UInt8] {
    var body: [UInt8] = []
    for argument in spec.arguments { add(.argument, Array(argument.utf8), to: &body) }
    for (name, value) in spec.environment.sorted(by: { $0.key < $1.key }) {
      add(.environment, Array("\(name)=\(value)".utf8), to: &body)
    }
    for mount in spec.mounts { add(.mount, Array("\(mount.host)\0\(mount.jail)".utf8), to: &body) }
    addFiles(spec.files, spec.placed, spec.collected, to: &body)
    add(.limits, limits(spec.limits), to: &body)
    for item in spec.inherited {
      let head = [item.descriptor, item.isWritable ? 1 : 0]
      add(.inherited, head + Array(item.host.utf8), to: &body)
    }
    let options = [
      spec.hasFrames, spec.showsProcesses, isWorker, isWorker && spec.runsOwnFiles,
      spec.tellsAllText,
    ]
    add(.options, [spec.profile.rawValue] + options.map { $0 ? 1 : 0 }, to: &body)
    add(.workFolder, Array(workFolder.utf8), to: &body)
    return message(.start, body)
  }

  /// Orders a worker's next run.
  static func order(_ order: RunOrder) -> [UInt8] {
    var body: [UInt8] = []
    addFiles(order.files, order.placed, order.collected, to: &body)
    add(.limits, limits(order.limits), to: &body)
    return message(.run, body)
  }

  static func frame(_ bytes: [UInt8], budget: CaseBudget?) -> [UInt8] {
    var body: [UInt8] = []
    body.append(budget?.cpu.nanoseconds ?? 0)
    body.append(budget?.wall.nanoseconds ?? 0)
    return message(.frame, body + bytes)
  }

  private static func add(_ field: Field, _ bytes: [UInt8], to body: inout [UInt8]) {
    body.append(field.rawValue)
    body.append(UInt32(bytes.count))
    body.append(contentsOf: bytes)
  }

  private static func addFiles(
    _ files: [JailSpec.File], _ placed: [JailSpec.Placed], _ collected: [String],
    to body: inout [UInt8]
  ) {
    for file in files {
      let name = Array(file.name.utf8)
      let head = [file.isExecutable ? 1 : 0, UInt8(clamping: name.count)]
      add(.file, head + name + file.bytes, to: &body)
    }
    for item in placed { add(.placed, Array("\(item.host)\0\(item.name)".utf8), to: &body) }
    for name in collected { add(.collected, Array(name.utf8), to: &body) }
  }

  private static func limits(_ limits: JailLimits) -> [UInt8] {
    let numbers = [
      limits.memoryBytes, limits.processes, limits.fileBytes, limits.outputBytes,
      limits.openFiles, limits.stackBytes, limits.workBytes, limits.workFiles,
      limits.collectedBytes,
    ].map { UInt64(max(0, $0)) }
    let times = [limits.cpu, limits.wall, limits.start?.cpu, limits.start?.wall, limits.rest]
      .map { $0?.nanoseconds ?? 0 }
    var bytes: [UInt8] = []
    for number in times + numbers { bytes.append(number) }
    return bytes
  }

  private static func message(_ kind: Order, _ body: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(body.count + 5)
    bytes.append(UInt32(body.count + 1))
    bytes.append(UInt8(ascii: kind.rawValue))
    return bytes + body
  }
}

extension [UInt8] {
  /// Appends a number in little-endian order.
  mutating func append(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}

extension Duration {
  /// Never negative; more than 584 years is cut.
  var nanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    let (product, overflows) = UInt64(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    return overflows ? .max : product &+ UInt64(attoseconds / 1_000_000_000)
  }
}
