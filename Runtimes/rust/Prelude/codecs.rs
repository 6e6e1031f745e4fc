use crate::{misfit, Reader, Writer};

/// A type whose values are read from a case.
pub trait Decode: Sized {
    fn decode(reader: &mut Reader) -> Self;
}

/// A type whose values are written as answers.
pub trait Encode {
    fn encode(&self, writer: &mut Writer);
}

impl Decode for i32 {
    fn decode(reader: &mut Reader) -> Self {
        let number = reader.integer();
        match number as i32 {
            small if small as i64 == number => small,
            _ => misfit(format!("The input holds {}, too large for an i32.", number)),
        }
    }
}

impl Decode for char {
    fn decode(reader: &mut Reader) -> Self {
        let text = reader.string();
        let mut characters = text.chars();
        match (characters.next(), characters.next()) {
            (Some(only), None) => only,
            _ => misfit("The input holds a character that no char in Rust can hold.".to_string()),
        }
    }
}

impl<Item: Decode> Decode for Vec<Item> {
    fn decode(reader: &mut Reader) -> Self {
        let mut items = Vec::new();
        while reader.has_next(items.is_empty()) {
            items.push(Item::decode(reader));
        }
        items
    }
}

impl<Item: Encode> Encode for Vec<Item> {
    fn encode(&self, writer: &mut Writer) {
        writer.open();
        for item in self {
            writer.separate();
            item.encode(writer);
        }
        writer.close();
    }
}

macro_rules! decode {
    ($($type:ty => $method:ident),*) => { $(
        impl Decode for $type {
            fn decode(reader: &mut Reader) -> Self { reader.$method() }
        }
    )* };
}

macro_rules! encode {
    ($($type:ty => |$value:ident, $writer:ident| $body:expr),*) => { $(
        impl Encode for $type {
            fn encode(&self, $writer: &mut Writer) { let $value = self; $body }
        }
    )* };
}

decode!(i64 => integer, f64 => real, bool => boolean, String => string);

encode!(
    i32 => |value, writer| writer.integer(*value as i64),
    i64 => |value, writer| writer.integer(*value),
    f64 => |value, writer| writer.real(*value),
    bool => |value, writer| writer.boolean(*value),
    char => |value, writer| writer.string(&value.to_string()),
    String => |value, writer| writer.string(value),
    () => |_value, writer| writer.null()
);
