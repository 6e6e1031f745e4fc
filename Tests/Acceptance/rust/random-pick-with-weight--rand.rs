// Style: library-heavy, rand and a binary search
use rand::{thread_rng, Rng};

struct Solution {
    sums: Vec<i32>,
}

impl Solution {
    fn new(w: Vec<i32>) -> Self {
        let mut sum = 0;
        Solution { sums: w.into_iter().map(|x| { sum += x; sum }).collect() }
    }

    fn pick_index(&self) -> i32 {
        let x = thread_rng().gen_range(0..*self.sums.last().unwrap());
        self.sums.partition_point(|&s| s <= x) as i32
    }
}
