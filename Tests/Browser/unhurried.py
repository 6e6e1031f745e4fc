"""Makes every scenario act as a person does: on a page that stands whole.

Playwright clicks and presses as soon as an element is there. What a page's scripts add (its keys, its dialogs) is there only
when the page has loaded, and on a busy machine that is later: a key that comes between is lost, for nobody's fault.
"""
from playwright.sync_api import Locator, Page


def wait_for_whole_pages():
    keyboard = Page.keyboard.fget
    Page.keyboard = property(lambda page: (page.wait_for_load_state(), keyboard(page))[1])
    for name in ("click", "fill", "press", "check", "uncheck", "select_option"):
        setattr(Locator, name, on_a_whole_page(getattr(Locator, name)))


def on_a_whole_page(act):
    def patient(locator, *arguments, **options):
        locator.page.wait_for_load_state()
        return act(locator, *arguments, **options)
    return patient
