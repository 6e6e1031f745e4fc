import Domain
import GRDB

struct ActivityRecord: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "activity"
  // The same sign of the same instant is one.
  static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .ignore)

  var slug: String
  var instant: Int64
  var kind: Activity.Kind
  var part: Int
  var offsetSeconds: Int

  init(_ activity: Activity) {
    slug = activity.slug
    instant = activity.moment.instant.milliseconds
    kind = activity.kind
    part = activity.part
    offsetSeconds = activity.moment.offsetSeconds
  }

  var activity: Activity {
    Activity(
      slug: slug, kind: kind, part: part,
      moment: Moment(Instant(milliseconds: instant), offsetSeconds: offsetSeconds))
  }
}
