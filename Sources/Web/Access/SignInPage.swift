import Markup
import SiteKit

/// Asks a learner of a class whether a link may sign this browser in.
enum SignInPage {
  static func html(_ learner: String, token: String, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Sign in", section: nil, context: context,
      body: """
        <div class="notice">
        <h1>Sign in as \(learner)?</h1>
        <p>This browser will show and change \(learner)’s work until another link signs it in. If you're \
        not \(learner), close this page.</p>
        <form method="post" action="\(SitePath.signIn(token: token))">
        <p><button type="submit">Sign in as \(learner)</button></p>
        </form>
        </div>
        """)
  }
}
