import CodingFeature
import Domain
import Foundation
import OnlineFeature
import SiteKit

extension Settings {
  /// Whether a setting has requests sent to somewhere, or the learner's code; by its key.
  ///
  /// Somebody else's file must not switch such a thing on without a word.
  @Sendable static func reachesOutside(_ key: String) -> Bool {
    key == AIChoice.setting || key == LeetCode.accountKey || key == LeetCode.syncKey
      || key.hasPrefix(Coding.placeSetting(of: ""))
  }

  /// What a setting of a file would do, in words; nil for one that only goes along with another.
  static func words(forOutside setting: ImportPreview.Setting) -> String? {
    let data = Foundation.Data(setting.value.utf8)
    switch setting.key {
    case AIChoice.setting:
      let choice = (try? JSONDecoder().decode(AIChoice.self, from: data)) ?? AIChoice()
      guard choice.service != .offline else { return "AI: no language model" }
      let address = choice.address.isEmpty ? choice.service.rawValue : choice.address
      let explains = choice.isExplaining ? ", which gets your code to explain and review it" : ""
      return "AI: the language model at \(address.shortened(to: 120))\(explains)"
    case LeetCode.accountKey: return "LeetCode: the account that is synced every hour"
    case LeetCode.syncKey: return nil
    default:
      let slug = setting.key.dropFirst(Coding.placeSetting(of: "").count)
      return "Runs of \(String(slug).shortened(to: 80)): on \(setting.value.shortened(to: 20))"
    }
  }
}
