use crate::misfit;

/// Reads the JSON that the judge sends: trusted, compact, of a known type.
pub struct Reader {
    bytes: Vec<u8>,
    position: usize,
}

impl Reader {
    pub fn new(bytes: &[u8]) -> Self {
        Reader { bytes: bytes.to_vec(), position: 0 }
    }

    fn peek(&self) -> u8 {
        self.bytes.get(self.position).copied().unwrap_or(0)
    }

    /// Skips one byte of structure (bracket, comma, colon).
    pub fn skip(&mut self, byte: char) {
        if self.peek() as char != byte {
            misfit("The judge's message is malformed.".to_string());
        }
        self.position += 1;
    }

    /// Takes `null` if it stands here.
    pub fn take_null(&mut self) -> bool {
        let is_null = self.peek() == b'n';
        self.position += if is_null { 4 } else { 0 };
        is_null
    }

    /// Takes `[` or `,` before an element, or `]` after the last.
    pub fn has_next(&mut self, is_first: bool) -> bool {
        if is_first {
            self.skip('[');
        }
        if self.peek() == b']' {
            self.position += 1;
            return false;
        }
        if !is_first {
            self.skip(',');
        }
        true
    }

    pub fn integer(&mut self) -> i64 {
        let is_negative = self.peek() == b'-';
        self.position += is_negative as usize;
        let mut number = 0i64;
        while self.peek().is_ascii_digit() {
            // Counts down, so that the least integer can be read.
            number = number.wrapping_mul(10).wrapping_sub((self.peek() - b'0') as i64);
            self.position += 1;
        }
        if is_negative { number } else { number.wrapping_neg() }
    }

    pub fn real(&mut self) -> f64 {
        if self.peek() == b'"' {
            return self.string().parse().unwrap_or(f64::NAN);
        }
        let start = self.position;
        while !matches!(self.peek(), b',' | b']' | 0) {
            self.position += 1;
        }
        let text = String::from_utf8_lossy(&self.bytes[start..self.position]);
        text.parse().unwrap_or(f64::NAN)
    }

    pub fn boolean(&mut self) -> bool {
        let is_true = self.peek() == b't';
        self.position += if is_true { 4 } else { 5 };
        is_true
    }

    pub fn string(&mut self) -> String {
        self.skip('"');
        let mut text = Vec::new();
        loop {
            let byte = self.peek();
            self.position += 1;
            match byte {
                b'"' => break,
                b'\\' => text.push(self.escape()),
                0 => misfit("The judge's message is malformed.".to_string()),
                _ => text.push(byte),
            }
        }
        String::from_utf8_lossy(&text).into_owned()
    }

    fn escape(&mut self) -> u8 {
        let kind = self.peek();
        self.position += 1;
        match kind {
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => {
                // The judge escapes control characters alone; the rest is UTF-8.
                let digits = String::from_utf8_lossy(&self.bytes[self.position..self.position + 4]);
                let byte = u8::from_str_radix(&digits, 16).unwrap_or(b'?');
                self.position += 4;
                byte
            }
            _ => kind,
        }
    }

    /// The name in `{"arguments":[…],"call":"name"}`; then stands before the first argument.
    pub fn call_name(&mut self) -> String {
        let end = self.bytes.len() - 2;
        let start = self.bytes[..end].iter().rposition(|byte| *byte == b'"').map_or(0, |at| at + 1);
        self.position = "{\"arguments\":[".len();
        String::from_utf8_lossy(&self.bytes[start..end]).into_owned()
    }
}
