internal import Foundation
internal import RoundsBridge
public import RoundsDomain

/// Rounds and settings in a SQLite file, behind the same protocol as every other repository.
public actor SQLiteRoundRepository: RoundRepositoryProtocol {
  private let path: String
  private let firstRounds: @Sendable () -> [Round]
  private var open: Tables?

  /// The file is opened, made or brought up to date when it is first needed.
  ///
  /// A new one begins with `firstRounds`; the path `:memory:` is no file and ends with the repository.
  public init(path: String, firstRounds: @escaping @Sendable () -> [Round] = { [] }) {
    self.path = path
    self.firstRounds = firstRounds
  }

  public func getAllRounds() throws -> [Round] {
    try told(RoundsError.unreadable) { try tables().all() }
  }

  public func save(_ round: Round) throws {
    try told(RoundsError.notSaved) { try tables().save(round) }
  }

  public func delete(id: Int64) throws {
    try told(RoundsError.notSaved) { try tables().delete(id: id) }
  }

  /// Saves a new round with the next number and gives it back.
  ///
  /// It is one step: nobody else gets the same number, not even another program.
  public func add(_ makeRound: @Sendable (_ id: Int64) -> Round) throws -> Round {
    try told(RoundsError.notSaved) {
      let tables = try tables()
      return try tables.connection.transaction {
        let last = try tables.lastID()
        guard last < .max else { throw RoundsError.notSaved("There is no higher number.") }
        let round = makeRound(last + 1)
        try tables.save(round)
        return round
      }
    }
  }

  /// Saves every line of comma-separated text that is right, together or not at all.
  ///
  /// It is one step: nobody else gets a number that a line without one is given.
  public func save(csv text: String) throws -> CSVReading {
    try told(RoundsError.notSaved) {
      let tables = try tables()
      return try tables.connection.transaction {
        let reading = CSVReading(text, lastID: try tables.lastID())
        for round in reading.rounds { try tables.save(round) }
        return reading
      }
    }
  }

  private func tables() throws -> Tables {
    if let open { return open }
    let connection = try SQLiteConnection(path: path)
    let isNew = try SQLiteSchema.migrate(connection)
    let tables = try Tables(connection)
    if isNew { try tables.save(firstRounds()) }
    open = tables
    return tables
  }

  /// The database's own words in an error for the archer.
  private func told<Answer>(
    _ error: (String) -> RoundsError, _ body: () throws -> Answer
  ) throws -> Answer {
    do {
      return try body()
    } catch let trouble as SQLiteError {
      throw error("\(trouble)")
    } catch let trouble as BridgeError {
      throw error("\(trouble)")
    }
  }
}

extension SQLiteRoundRepository: RoundSettingsStoring {
  public func settings() throws -> RoundSettings {
    try told(RoundsError.unreadable) {
      let values = try tables().settings()
      var settings = RoundSettings()
      settings.units = values["units"].flatMap(DistanceUnit.init) ?? settings.units
      settings.sortsEnds = values["sorts_ends"] == "yes"
      return settings
    }
  }

  public func save(_ settings: RoundSettings) throws {
    try told(RoundsError.notSaved) {
      let tables = try tables()
      try tables.connection.transaction {
        try tables.save(setting: "units", settings.units.rawValue)
        try tables.save(setting: "sorts_ends", settings.sortsEnds ? "yes" : "no")
      }
    }
  }
}
