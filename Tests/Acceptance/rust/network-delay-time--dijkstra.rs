// Style: library-heavy, a heap of reversed pairs
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

impl Solution {
    pub fn network_delay_time(times: Vec<Vec<i32>>, n: i32, k: i32) -> i32 {
        let mut edges: HashMap<i32, Vec<(i32, i32)>> = HashMap::new();
        for t in &times {
            edges.entry(t[0]).or_default().push((t[1], t[2]));
        }
        let mut done = HashMap::new();
        let mut heap = BinaryHeap::from(vec![Reverse((0, k))]);
        while let Some(Reverse((time, node))) = heap.pop() {
            if done.contains_key(&node) {
                continue;
            }
            done.insert(node, time);
            for &(next, cost) in edges.get(&node).into_iter().flatten() {
                heap.push(Reverse((time + cost, next)));
            }
        }
        if done.len() == n as usize {
            *done.values().max().unwrap()
        } else {
            -1
        }
    }
}
