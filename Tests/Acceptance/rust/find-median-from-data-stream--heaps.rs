// Style: library-heavy, two heaps
use std::cmp::Reverse;
use std::collections::BinaryHeap;

struct MedianFinder {
    low: BinaryHeap<i32>,
    high: BinaryHeap<Reverse<i32>>,
}

impl MedianFinder {
    fn new() -> Self {
        MedianFinder { low: BinaryHeap::new(), high: BinaryHeap::new() }
    }

    fn add_num(&mut self, num: i32) {
        self.low.push(num);
        self.high.push(Reverse(self.low.pop().unwrap()));
        if self.high.len() > self.low.len() {
            self.low.push(self.high.pop().unwrap().0);
        }
    }

    fn find_median(&self) -> f64 {
        let low = *self.low.peek().unwrap() as f64;
        if self.low.len() > self.high.len() {
            low
        } else {
            (low + self.high.peek().unwrap().0 as f64) / 2.0
        }
    }
}
