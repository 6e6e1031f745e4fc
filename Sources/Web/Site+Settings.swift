import AppFeature
import Domain
import Hummingbird
import Markup
import NIOCore
import SiteKit

extension Site {
  /// A page of settings, or all data as a file.
  func settings(
    _ path: SettingsPath, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page: return try await settingsPage(nil, context)
    case .done(let notice): return try await settingsPage(notice, context)
    case .export: return try await exportAll()
    case .preview(let file, let mode):
      let preview = try await Settings.preview(of: file, mode: mode, with: services)
      return Response(html: Settings.previewPage(preview, context.page))
    case .leetCode(let path): return try await leetCode(path, request, context)
    case .ai(let path): return try await ai(path, request, context)
    case .appearance, .upload, .undoImport: throw WebError.wrongMethod
    }
  }

  /// Changes something of settings.
  func changeSettings(
    _ path: SettingsPath, _ form: Form, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    switch path {
    case .page, .done: return try await saveSettings(form, context)
    case .appearance:
      try await Settings.setAppearance(try form.text("appearance"), with: services)
      return request.wantsFragment ? Response(status: .noContent) : .to(.settings(.page))
    case .upload(let mode):
      return try await look(at: Array(try form.text("text").utf8), mode: mode, request, context)
    case .preview(let file, let mode):
      let isSure = form["sure"] == "yes"
      try await Settings.takeIn(
        file, mode: mode, isSure: isSure, takesOutside: form["outside"] == "yes", with: services)
      return .to(.settings(.done(.imported)))
    case .undoImport:
      try await Settings.undoImport(with: services)
      return .to(.settings(.done(.undone)))
    case .leetCode(let path): return try await changeLeetCode(path, form, request, context)
    case .ai(let path): return try await changeAI(path, form, request, context)
    case .export: throw WebError.wrongMethod
    }
  }

  /// A file that a script sends as the body of its own.
  func upload(
    _ mode: ImportMode, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    try await limiter.take(at: services.now())
    let upload = try await Upload(request, context: context)
    return try await look(at: upload.bytes, mode: mode, request, context)
  }

  private func settingsPage(
    _ notice: SettingsPath.Notice?, _ context: SiteContext
  ) async throws -> Response {
    let model = try await Settings.model(notice: notice, with: services)
    return Response(html: Settings.html(model, context.page))
  }

  private func saveSettings(_ form: Form, _ context: SiteContext) async throws -> Response {
    let typed = Preferences.Field.allCases.reduce(into: [:]) { typed, field in
      typed[field] = form[field.rawValue]
    }
    guard let refusal = try await Settings.save(typed, with: services) else {
      return .to(.settings(.done(.saved)))
    }
    let model = try await Settings.model(refusal: refusal, with: services)
    return Response(html: Settings.html(model, context.page), status: .unprocessableContent)
  }

  /// Shows what a file would change; one that cannot be used is explained where it was chosen.
  private func look(
    at bytes: [UInt8], mode: ImportMode, _ request: Request, _ context: SiteContext
  ) async throws -> Response {
    do {
      let preview = try await Settings.look(at: bytes, mode: mode, with: services)
      guard request.wantsFragment else {
        return .to(.settings(.preview(file: preview.file, mode)))
      }
      return Response(html: Settings.preview(preview, context.page))
    } catch let error as any UserFacingError {
      let importing = Settings.Importing(mode: mode, trouble: error.description)
      guard !request.wantsFragment else {
        return Response(
          html: Settings.importForm(importing, context.page), status: .unprocessableContent)
      }
      let model = try await Settings.model(importing: importing, with: services)
      return Response(html: Settings.html(model, context.page), status: .unprocessableContent)
    }
  }

  private func exportAll() async throws -> Response {
    let (name, bytes) = try await Settings.export(with: services)
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/json", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"\(name)\"",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}

extension Response {
  /// The way on after a plain form.
  fileprivate static func to(_ path: SitePath) -> Response {
    .redirect(to: path.description, type: .normal)
  }
}
