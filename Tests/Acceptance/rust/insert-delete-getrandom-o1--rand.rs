// Style: library-heavy, choose of a slice
use rand::seq::SliceRandom;
use std::collections::HashMap;

struct RandomizedSet {
    values: Vec<i32>,
    places: HashMap<i32, usize>,
}

impl RandomizedSet {
    fn new() -> Self {
        Self { values: Vec::new(), places: HashMap::new() }
    }

    fn insert(&mut self, val: i32) -> bool {
        if self.places.contains_key(&val) {
            return false;
        }
        self.places.insert(val, self.values.len());
        self.values.push(val);
        true
    }

    fn remove(&mut self, val: i32) -> bool {
        let Some(place) = self.places.remove(&val) else { return false };
        self.values.swap_remove(place);
        if let Some(&moved) = self.values.get(place) {
            self.places.insert(moved, place);
        }
        true
    }

    fn get_random(&self) -> i32 {
        *self.values.choose(&mut rand::thread_rng()).unwrap()
    }
}
