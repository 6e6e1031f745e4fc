import Domain
public import Markup
import SiteKit

extension AI {
  /// Services that many people use, with the addresses that they have.
  private static let presets = [
    ("http://127.0.0.1:11434/v1", "Ollama"), ("http://127.0.0.1:8000/v1", "vLLM"),
    ("http://127.0.0.1:8081/v1", "llama.cpp"), ("https://api.groq.com/openai/v1", "Groq"),
    ("https://generativelanguage.googleapis.com/v1beta/openai", "Gemini"),
    ("https://api.openai.com/v1", "OpenAI"), ("https://api.anthropic.com", "Anthropic"),
  ]

  /// The part of the settings page.
  public static func settingsPart(_ part: Part, _ context: PageContext) -> HTML {
    """
    <section class="card settings-group" id="ai" aria-labelledby="settings-ai">
    <h2 id="settings-ai">AI</h2>
    <p class="note">Cases for a problem can be proposed by this machine's own forge or by your language \
    model. Each is checked: two references must agree on its answer. Nothing is sent \
    anywhere until you choose a model and press a button.</p>
    <form method="post" action="\(path(.part))" data-ai autocomplete="off">
    \(context.field)
    \(service(part.choice.service))
    \(text("address", "Address", part.choice.address, list: "ai-presets", note: "Of the service's API."))
    \(text("model", "Model", part.choice.model, note: "As the service calls it: qwen3:8b."))
    \(key(part))
    <div class="settings-field"><span></span><label class="sure">\
    <input type="checkbox" name="explain" value="yes"\(" checked", if: part.choice.isExplaining)> \
    Explain failures and review solutions when I ask for it</label>
    <p class="note">This adds a tab to each problem's page. The exercise, your code and what the judge \
    found go to the model.</p></div>
    <datalist id="ai-presets">\(presets.map { "<option value=\"\($0.0)\">\($0.1)</option>" as HTML })</datalist>
    \(outcome(part.outcome))
    <p class="advice-buttons"><button type="submit">Save</button>
    <button class="quiet" type="submit" formaction="\(path(.attempt))">Try it</button></p>
    </form>
    \(part.keepsKey ? forget(context) : nil)</section>

    """
  }

  /// What came of it, in its place.
  public static func outcome(_ outcome: Outcome?) -> HTML {
    guard let outcome else { return "<p id=\"ai-outcome\" role=\"status\"></p>" }
    return outcome.isGood
      ? "<p id=\"ai-outcome\" role=\"status\">\(outcome.words)</p>"
      : "<p id=\"ai-outcome\" class=\"trouble\" role=\"alert\">\(outcome.words)</p>"
  }

  /// The part as a page of its own, where forms without scripts lead.
  public static func page(_ part: Part, _ context: PageContext) -> HTML {
    Shell.page(
      title: "AI", section: .settings, context: context, scripts: ["ai"],
      styles: ["settings", "advice"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.settings(.page))">\(Icon.back.html)All settings</a></p>
        <h1>AI</h1>
        </header>
        \(settingsPart(part, context))
        """)
  }

  private static func path(_ path: AIPath) -> SitePath { .settings(.ai(path)) }

  private static func service(_ chosen: AIChoice.Service) -> HTML {
    let names: [(AIChoice.Service, String)] = [
      (.offline, "None: this machine's forge"),
      (.openAI, "OpenAI-compatible: Ollama, llama.cpp, vLLM, Groq, Gemini, OpenAI"),
      (.anthropic, "Anthropic"),
    ]
    let options = names.map { service, title in
      """
      <option value="\(service.rawValue)"\(" selected", if: service == chosen)>\(title)</option>

      """ as HTML
    }
    return """
      <div class="settings-field"><label for="ai-service">Language model</label>
      <div class="settings-control"><select id="ai-service" name="service">
      \(options)</select></div></div>
      """
  }

  private static func text(
    _ name: String, _ title: String, _ value: String, list: String? = nil, note: String
  ) -> HTML {
    """
    <div class="settings-field"><label for="ai-\(name)">\(title)</label>
    <div class="settings-control"><input type="text" id="ai-\(name)" name="\(name)" value="\(value)" \
    maxlength="500" autocapitalize="none" spellcheck="false" aria-describedby="ai-\(name)-note"\
    \(PageParts.attribute("list", list))></div>
    <p id="ai-\(name)-note" class="note">\(note)</p></div>
    """
  }

  private static func key(_ part: Part) -> HTML {
    let note =
      part.hasKey
      ? "A key is saved. Leave this empty to keep it; changing the address removes it."
      : "A model on your own machine needs none. It's saved in a file that only you can read."
    return """
      <div class="settings-field"><label for="ai-key">Key</label>
      <div class="settings-control"><input type="password" id="ai-key" name="key" maxlength="4096" \
      autocomplete="off" aria-describedby="ai-key-note"\
      \(" placeholder=\"kept\"", if: part.hasKey)></div>
      <p id="ai-key-note" class="note">\(note)</p></div>
      """
  }

  private static func forget(_ context: PageContext) -> HTML {
    """
    <form method="post" action="\(path(.forget))" data-ai>
    \(context.field)
    <p><button class="quiet" type="submit">\(Icon.trash.html)Delete the key</button></p>
    </form>

    """
  }
}
