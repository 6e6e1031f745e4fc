use crate::refuse;

/// An answer larger than this is no answer: something in it goes in circles.
const MOST_BYTES: usize = 32 << 20;

/// Writes an answer as JSON.
#[derive(Default)]
pub struct Writer {
    pub text: String,
}

impl Writer {
    pub fn raw(&mut self, part: &str) {
        self.text.push_str(part);
    }

    pub fn open(&mut self) {
        self.text.push('[');
    }

    pub fn close(&mut self) {
        self.text.push(']');
    }

    /// Writes a comma unless the array has just begun.
    pub fn separate(&mut self) {
        if self.text.len() > MOST_BYTES {
            refuse("The answer is larger than 32 MB.");
        }
        if !self.text.ends_with('[') {
            self.text.push(',');
        }
    }

    pub fn null(&mut self) {
        self.raw("null");
    }

    pub fn integer(&mut self, number: i64) {
        self.raw(&number.to_string());
    }

    pub fn real(&mut self, number: f64) {
        if number.is_nan() {
            self.string("NaN");
        } else if number.is_infinite() {
            self.string(if number > 0.0 { "Infinity" } else { "-Infinity" });
        } else {
            self.raw(&format!("{:?}", number));
        }
    }

    pub fn boolean(&mut self, flag: bool) {
        self.raw(if flag { "true" } else { "false" });
    }

    pub fn string(&mut self, part: &str) {
        self.text.push('"');
        for character in part.chars() {
            match character {
                '"' => self.raw("\\\""),
                '\\' => self.raw("\\\\"),
                '\0'..='\u{1f}' => self.raw(&format!("\\u{:04x}", character as u32)),
                _ => self.text.push(character),
            }
        }
        self.text.push('"');
    }
}
