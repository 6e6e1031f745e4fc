// Style: a list by indices in a vector
use std::collections::HashMap;

struct Entry {
    key: i32,
    value: i32,
    before: usize,
    after: usize,
}

struct LRUCache {
    entries: Vec<Entry>,
    places: HashMap<i32, usize>,
    capacity: usize,
}

/**
 * `&self` means the method takes an immutable reference.
 * If you need a mutable reference, change it to `&mut self` instead.
 */
impl LRUCache {
    fn new(capacity: i32) -> Self {
        let head = Entry { key: -1, value: -1, before: 0, after: 0 };
        LRUCache { entries: vec![head], places: HashMap::new(), capacity: capacity as usize }
    }

    fn get(&mut self, key: i32) -> i32 {
        match self.places.get(&key).copied() {
            None => -1,
            Some(place) => {
                self.unlink(place);
                self.link(place);
                self.entries[place].value
            }
        }
    }

    fn put(&mut self, key: i32, value: i32) {
        if let Some(&place) = self.places.get(&key) {
            self.entries[place].value = value;
            self.get(key);
            return;
        }
        let place = if self.places.len() == self.capacity {
            let oldest = self.entries[0].before;
            self.unlink(oldest);
            self.places.remove(&self.entries[oldest].key);
            oldest
        } else {
            self.entries.push(Entry { key, value, before: 0, after: 0 });
            self.entries.len() - 1
        };
        self.entries[place].key = key;
        self.entries[place].value = value;
        self.places.insert(key, place);
        self.link(place);
    }

    fn unlink(&mut self, place: usize) {
        let (before, after) = (self.entries[place].before, self.entries[place].after);
        self.entries[before].after = after;
        self.entries[after].before = before;
    }

    fn link(&mut self, place: usize) {
        let first = self.entries[0].after;
        self.entries[place].before = 0;
        self.entries[place].after = first;
        self.entries[first].before = place;
        self.entries[0].after = place;
    }
}
