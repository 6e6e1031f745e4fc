import Domain
public import Markup
import SiteKit

extension LeetCode {
  /// The part of the settings page.
  public static func settingsPart(_ model: Model, _ context: PageContext) -> HTML {
    """
    <section class="card settings-group leetcode" id="leetcode" aria-labelledby="settings-leetcode">
    <h2 id="settings-leetcode">LeetCode</h2>
    <p class="note">What you solve there counts here, too. Nothing is requested from LeetCode until you add \
    your name or sign in.</p>
    \(nameForm(model, context))
    \(login(model.login, context))
    \(model.sync.isSetUp ? syncPart(model.sync, context) : nil)
    </section>

    """
  }

  /// The part as a page of its own, where forms without scripts lead.
  public static func page(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "LeetCode", section: .settings, context: context, scripts: ["leetcode"],
      styles: ["settings", "leetcode"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.settings(.page))">\(Icon.back.html)All settings</a></p>
        <h1>LeetCode</h1>
        </header>
        \(settingsPart(model, context))
        """)
  }

  private static func nameForm(_ model: Model, _ context: PageContext) -> HTML {
    """
    <form method="post" action="\(path(.part))" data-leetcode>
    \(context.field)
    <div class="settings-field">
    <label for="leetcode-name">Username</label>
    <div class="settings-control"><input type="text" id="leetcode-name" name="name" \
    value="\(model.name)" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" \
    class="name-\(model.nameState.rawValue)" aria-describedby="leetcode-name-state"\
    \(" aria-invalid=\"true\"", if: model.nameState == .unknown)>
    <button type="submit">Save</button>
    <button class="quiet" type="submit" formaction="\(path(.check))">Check</button></div>
    <p id="leetcode-name-state" class="note name-state \(model.nameState.rawValue)" role="status">\
    \(model.nameState == .valid ? Icon.check.html : nil)\(model.nameWords)</p>
    \(model.offersUnchecked ? unchecked : nil)</div>
    </form>
    """
  }

  private static let unchecked: HTML = """
    <p class="note" data-name-offer><button type="submit" name="unchecked" value="yes">Save it \
    unchecked</button></p>

    """

  private static func login(_ login: Login, _ context: PageContext) -> HTML {
    """
    <div id="leetcode-login">
    <h3>Sign in</h3>
    <p>\(login.words)</p>
    \(login.warning.map { "<p class=\"leetcode-warning\">\($0)</p>\n" as HTML })\
    \(login.trouble.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>\n" as HTML })\
    \(login.offersKeeping ? keeping(context) : nil)\
    \(login.isSignedIn ? signOut(context) : nil)\
    <details\(" open", if: login.trouble != nil)><summary>\
    \(login.isSignedIn ? "Use another cookie" : "Sign in with your cookie")</summary>
    <p class="note">Once you sign in, everything you solved is imported, and your code can be run and \
    submitted there. In a browser that is signed in to LeetCode, open its tools, choose Network, and \
    copy the Cookie header of any request, or the request as cURL.</p>
    <form method="post" action="\(path(.cookie))" data-leetcode autocomplete="off">
    \(context.field)
    <p><textarea name="cookie" rows="3" required aria-label="The cookie" spellcheck="false" \
    autocomplete="off" placeholder="LEETCODE_SESSION=…; csrftoken=…"></textarea></p>
    <p><button type="submit">Sign in</button></p>
    <p class="note">It's kept in a file that only you can read, is sent only to LeetCode, and is in no \
    log and no export.</p>
    </form>
    </details>
    </div>
    """
  }

  private static func keeping(_ context: PageContext) -> HTML {
    """
    <form method="post" action="\(path(.cookie))" data-leetcode>
    \(context.field)
    <p><button type="submit" name="keep" value="yes">Save it unchecked</button></p>
    </form>

    """
  }

  private static func signOut(_ context: PageContext) -> HTML {
    """
    <form method="post" action="\(path(.signOut))" data-leetcode>
    \(context.field)
    <p><button type="submit">Sign out</button> <span class="note">Deletes the cookie here.</span></p>
    </form>

    """
  }

  static func path(_ path: LeetCodePath) -> SitePath { .settings(.leetCode(path)) }
}
