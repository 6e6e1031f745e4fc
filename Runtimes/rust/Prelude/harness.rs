use std::cell::RefCell;
use std::io::Write;
use std::os::raw::c_char;
use std::panic::{catch_unwind, set_hook, AssertUnwindSafe};
use std::sync::Mutex;

use crate::{Misfit, Reader, Unreadable, Writer};

#[repr(C)]
struct Frame {
    kind: u8,
    length: usize,
    payload: *const u8,
}

/// What the runner lends: `struct focus_host` of its runner.h.
#[repr(C)]
pub struct Host {
    receive: extern "C" fn(*mut Frame) -> bool,
    send: extern "C" fn(u8, *const u8, usize),
    explain: extern "C" fn(*const c_char),
}

/// One case on its way through the learner's code.
pub struct Call {
    pub reader: Reader,
    pub writer: Writer,
}

struct Panic {
    message: String,
    line: Option<u32>,
}

static LAST: Mutex<Option<Panic>> = Mutex::new(None);

thread_local! {
    static HOST: RefCell<Option<&'static Host>> = RefCell::new(None);
}

impl Host {
    fn next(&self) -> Option<(u8, &[u8])> {
        let mut frame = Frame { kind: 0, length: 0, payload: std::ptr::null() };
        if !(self.receive)(&mut frame) {
            return None;
        }
        // The runner keeps the payload until the next message.
        let payload = unsafe { std::slice::from_raw_parts(frame.payload, frame.length) };
        Some((frame.kind, payload))
    }

    fn tell(&self, kind: u8, text: &str) {
        let _ = std::io::stdout().flush();
        (self.send)(kind, text.as_ptr(), text.len());
    }

    fn fail(&self, message: &str, line: Option<u32>) {
        let mut writer = Writer::default();
        writer.raw("{\"message\":");
        writer.string(message);
        if let Some(line) = line {
            writer.raw(&format!(",\"line\":{}", line));
        }
        writer.raw("}");
        self.tell(b'E', &writer.text);
    }
}

/// Serves cases until the judge has no more; the learner's file ends with the line `last`.
pub fn serve(host: &'static Host, last: u32, play: fn(&mut Call)) {
    HOST.with(|place| *place.borrow_mut() = Some(host));
    listen(host, last);
    host.tell(b'H', "");
    while let Some((b'C', payload)) = host.next() {
        let mut call = Call { reader: Reader::new(payload), writer: Writer::default() };
        let result = catch_unwind(AssertUnwindSafe(|| play(&mut call)));
        let thrown = match result {
            Ok(()) => {
                host.tell(b'R', &call.writer.text);
                continue;
            }
            Err(thrown) => thrown,
        };
        if let Some(unreadable) = thrown.downcast_ref::<Unreadable>() {
            let mut reason = Writer::default();
            reason.string(&unreadable.0);
            host.tell(b'M', &reason.text);
        } else if let Some(misfit) = thrown.downcast_ref::<Misfit>() {
            host.fail(&misfit.0, None);
        } else {
            let last = LAST.lock().ok().and_then(|mut place| place.take());
            let panic = last.unwrap_or(Panic { message: "The program panicked.".into(), line: None });
            host.fail(&panic.message, panic.line);
        }
    }
}

/// Notes what a panic says, and explains one that cannot be caught.
fn listen(host: &'static Host, last: u32) {
    let explain = host.explain;
    set_hook(Box::new(move |info| {
        let payload = info.payload();
        if payload.is::<Unreadable>() || payload.is::<Misfit>() {
            return;
        }
        let words = payload
            .downcast_ref::<&str>()
            .map(|text| text.to_string())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_default();
        let message = format!("panicked: {}", words);
        let line = info
            .location()
            .filter(|place| place.file().ends_with("solution.rs") && place.line() <= last)
            .map(|place| place.line());
        match line {
            Some(line) => eprintln!("line {}: {}", line, message),
            None => eprintln!("{}", message),
        }
        let bytes: Vec<u8> = message.bytes().filter(|byte| *byte != 0).chain([0]).collect();
        explain(bytes.as_ptr().cast());
        if let Ok(mut place) = LAST.lock() {
            *place = Some(Panic { message, line });
        }
    }));
}

/// Asks the oracle, which lives with the judge.
pub fn ask(number: i64) -> bool {
    HOST.with(|place| *place.borrow()).map_or(false, |host| {
        host.tell(b'Q', &format!("[{}]", number));
        matches!(host.next(), Some((b'A', [b't', ..])))
    })
}
