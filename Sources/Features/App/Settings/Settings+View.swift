import Domain
public import Markup
import OnlineFeature
import SiteKit
import StudyFeature

extension Settings {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Settings", section: .settings, context: context,
      scripts: ["times", "settings", "leetcode", "ai"], styles: ["settings", "leetcode", "advice"],
      body: """
        <header class="page-head">
        <h1>Settings</h1>
        </header>
        \(model.notice.map { "<p class=\"settings-notice\" role=\"status\">\($0)</p>\n" as HTML })\
        \(model.hasTrouble ? trouble : nil)\
        \(form(model, context))
        \(model.leetCode.map { LeetCode.settingsPart($0, context) })\
        \(model.ai.map { AI.settingsPart($0, context) })\
        \(otherPages)
        \(data(model.data, context))
        """)
  }

  private static let trouble: HTML = """
    <p class="trouble" role="alert">Nothing was saved yet: fix what is marked, then save again.</p>

    """

  private static func form(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form id="settings" class="settings" method="post" action="\(SitePath.settings(.page))" novalidate>
    \(context.field)
    \(model.groups.map(group))
    <p class="settings-save"><button class="primary" type="submit">Save</button></p>
    </form>
    """
  }

  private static func group(_ group: Group) -> HTML {
    """
    <fieldset class="card settings-group" id="\(group.id)">
    <legend>\(group.title)</legend>
    \(group.note.isEmpty ? nil : "<p class=\"note\">\(group.note)</p>\n" as HTML)\
    \(group.fields.map(field))\
    \(group.id == "reminders" ? permission : nil)</fieldset>

    """
  }

  // A script shows it where the browser can tell something.
  private static let permission: HTML = """
    <p class="settings-permission" data-notifications hidden>
    <button type="button">Allow notifications</button> <span class="note" role="status"></span></p>

    """

  private static func field(_ field: Field) -> HTML {
    let key = field.key.rawValue
    let describedBy = [
      field.note.isEmpty ? nil : "\(key)-note", field.trouble.map { _ in "\(key)-trouble" },
    ].compactMap(\.self).joined(separator: " ")
    let attributes: HTML = """
      id="\(key)" name="\(key)"\(PageParts.attribute("aria-describedby", describedBy.isEmpty ? nil : describedBy))\
      \(" aria-invalid=\"true\"", if: field.trouble != nil)
      """
    return """
      <div class="settings-field">
      <label for="\(key)">\(field.title)</label>
      <div class="settings-control">\(control(field, attributes))\
      \(field.unit.isEmpty ? nil : " <span class=\"note\">\(field.unit)</span>" as HTML)</div>
      \(field.note.isEmpty ? nil : "<p id=\"\(key)-note\" class=\"note\">\(field.note)</p>\n" as HTML)\
      \(field.trouble.map { "<p id=\"\(key)-trouble\" class=\"trouble\">\($0)</p>\n" as HTML })</div>

      """
  }

  private static func control(_ field: Field, _ attributes: HTML) -> HTML {
    switch field.control {
    case .text:
      "<input type=\"text\" \(attributes) value=\"\(field.value)\" maxlength=\"\(Preferences.longestName)\">"
    case .time: "<input type=\"time\" \(attributes) value=\"\(field.value)\">"
    case .number(let range):
      """
      <input type="number" \(attributes) value="\(field.value)" min="\(range.lowerBound)" \
      max="\(range.upperBound)" step="\(raw: field.key == .retention ? "any" : "1")" inputmode="decimal">
      """
    case .choice(let options):
      "<select \(attributes)>\n\(choices(options, chosen: field.value))</select>"
    }
  }

  private static func choices(_ options: [Option], chosen: String) -> HTML {
    var html = HTML.empty
    var group: String?
    for option in options {
      if option.group != group {
        if group != nil { html = html + "</optgroup>\n" }
        if let name = option.group { html = html + "<optgroup label=\"\(name)\">\n" }
        group = option.group
      }
      html =
        html
        + "<option value=\"\(option.value)\"\(" selected", if: option.value == chosen)>\(option.title)</option>\n"
    }
    return group == nil ? html : html + "</optgroup>\n"
  }

  private static let otherPages: HTML = """
    <section class="card settings-group" aria-labelledby="settings-plan">
    <h2 id="settings-plan">Plan</h2>
    <p>To start or restart a plan, use <a href="\(SitePath.plan(.page))">the \
    plan page</a>.</p>
    </section>
    <section class="card settings-group" aria-labelledby="settings-elsewhere">
    <h2 id="settings-elsewhere">Elsewhere</h2>
    <p>A small window, your desktop’s bar, a calendar, a phone: \
    <a href="\(SitePath.widget(.access))">your day elsewhere</a>.</p>
    </section>
    """
}

// MARK: - Data

extension Settings {
  private static func data(_ data: Data, _ context: PageContext) -> HTML {
    """
    <section class="card settings-group" id="data" aria-labelledby="settings-data">
    <h2 id="settings-data">Data</h2>
    <p>Everything is in <code>\(data.folder.isEmpty ? "memory" : data.folder)</code> on this machine.</p>
    <p><a class="button" href="\(SitePath.settings(.export))" download>\(Icon.download.html)Export \
    everything</a></p>
    <p class="note">One JSON file with everything you wrote and did; the log and secrets are left out.</p>
    \(importForm(data.importing, context))
    \(data.copiedAt.map { undo($0, context) })
    </section>
    """
  }

  /// Where an import begins; a script sends the file as it is, a paste needs none.
  public static func importForm(_ importing: Importing, _ context: PageContext) -> HTML {
    """
    <div id="import">
    <h3>Import</h3>
    <form class="settings-import" method="post" action="\(SitePath.settings(.upload(.merge)))">
    \(context.field)
    <label class="settings-file" for="import-file" hidden>A file that Focus exported
    <input type="file" id="import-file" accept=".json,application/json"></label>
    <details\(" open", if: importing.trouble != nil)><summary>Paste the file's text</summary>
    <p><textarea name="text" rows="4" aria-label="The exported text" spellcheck="false"></textarea></p>
    <p class="note">For files over 1 MB, turn JavaScript on or use the terminal: \
    <code>focus import FILE</code></p>
    <p><button type="submit">Preview it</button></p>
    </details>
    \(importing.trouble.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>\n" as HTML })\
    <p class="note" role="status" data-import-state>You'll see the changes before anything is imported.</p>
    </form>
    </div>

    """
  }

  private static func undo(_ copiedAt: Instant, _ context: PageContext) -> HTML {
    """
    <form class="settings-undo" method="post" action="\(SitePath.settings(.undoImport))">
    \(context.field)
    <p>A copy was saved before the last import or undo: \(PageParts.time(copiedAt)).</p>
    <p><button type="submit">\(Icon.undo.html)Restore it</button></p>
    </form>
    """
  }

  /// What a file would change, as a page.
  public static func previewPage(_ preview: Preview, _ context: PageContext) -> HTML {
    let back = SitePath.settings(.page)
    return Shell.page(
      title: "Import", section: .settings, context: context, scripts: ["times"],
      styles: ["settings"],
      body: """
        <header class="page-head">
        <p><a href="\(back)">\(Icon.back.html)Back to the settings</a></p>
        <h1>Import</h1>
        </header>
        <div class="card settings-group">
        \(self.preview(preview, context))</div>
        """)
  }

  /// The same, for a script, in the place of the form.
  public static func preview(_ preview: Preview, _ context: PageContext) -> HTML {
    """
    <div id="import" tabindex="-1">
    <h2>What the file would change</h2>
    <p>Written \(PageParts.time(preview.writtenAt))\
    \(preview.isOlder ? " by an older version of Focus, and converted" : "" as HTML). \
    <strong>\(preview.summary).</strong></p>
    \(modes(preview))
    \(table(preview))
    \(preview.isEmpty ? "<p>There's nothing to import.</p>\n" : confirmation(preview, context))\
    <p><a href="\(SitePath.settings(.page))">Leave everything as it is</a></p>
    </div>

    """
  }

  private static func modes(_ preview: Preview) -> HTML {
    func link(_ mode: ImportMode, _ title: String, _ words: String) -> HTML {
      """
      <li><a href="\(SitePath.settings(.preview(file: preview.file, mode)))"\
      \(" aria-current=\"true\"", if: mode == preview.mode)>\(title)</a> <span class="note">\(words)</span></li>

      """
    }
    return """
      <ul class="settings-modes">
      \(link(.merge, "Merge", "Adds to what is here; where both have the same entry, the file wins."))\
      \(link(.replace, "Replace", "Keeps only what is in the file."))</ul>
      """
  }

  private static func table(_ preview: Preview) -> HTML {
    func row(_ row: Preview.Row) -> HTML {
      """
      <tr><th scope="row">\(row.title)</th><td>\(row.new)</td><td>\(row.changed)</td><td>\(row.same)</td>\
      \(preview.mode == .replace ? "<td>\(row.gone)</td>" : .empty as HTML)</tr>

      """
    }
    return """
      <table class="settings-changes">
      <thead><tr><th scope="col">Rows of</th><th scope="col">New</th><th scope="col">Changed</th>\
      <th scope="col">Same</th>\(preview.mode == .replace ? "<th scope=\"col\">Deleted</th>" : .empty as HTML)</tr></thead>
      <tbody>
      \(preview.rows.map(row))</tbody>
      </table>
      """
  }

  /// What of the file would have something sent somewhere.
  private static func outside(_ preview: Preview) -> HTML? {
    guard !preview.outside.isEmpty else { return nil }
    return """
      <p>These settings in the file reach outside, so they are left out unless you choose them:</p>
      <ul>\(preview.outside.map { "<li>\($0)</li>" as HTML })</ul>
      <p><label class="sure"><input type="checkbox" name="outside" value="yes"> \
      <span>Also import these settings.</span></label></p>

      """
  }

  private static func confirmation(_ preview: Preview, _ context: PageContext) -> HTML {
    let sure: HTML = """
      <p><label class="sure"><input type="checkbox" name="sure" value="yes" required> \
      <span>Delete what is only here.</span></label></p>

      """
    return """
      <form method="post" action="\(SitePath.settings(.preview(file: preview.file, preview.mode)))">
      \(context.field)
      \(outside(preview))\(preview.mode == .replace ? sure : nil)\
      <p><button class="primary" type="submit">\(preview.mode == .merge ? "Merge it" : "Replace everything")\
      </button></p>
      <p class="note">A copy of your data is saved first, so that you can go back.</p>
      </form>

      """
  }
}
