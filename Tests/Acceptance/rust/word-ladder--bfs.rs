// Style: idiomatic, sets and a queue
use std::collections::{HashSet, VecDeque};

impl Solution {
    pub fn ladder_length(begin_word: String, end_word: String, word_list: Vec<String>) -> i32 {
        let mut words: HashSet<Vec<u8>> = word_list.into_iter().map(String::into_bytes).collect();
        let mut queue = VecDeque::from(vec![(begin_word.into_bytes(), 1)]);
        while let Some((mut word, steps)) = queue.pop_front() {
            if word == end_word.as_bytes() {
                return steps;
            }
            for i in 0..word.len() {
                let kept = word[i];
                for c in b'a'..=b'z' {
                    word[i] = c;
                    if words.remove(&word) {
                        queue.push_back((word.clone(), steps + 1));
                    }
                }
                word[i] = kept;
            }
        }
        0
    }
}
