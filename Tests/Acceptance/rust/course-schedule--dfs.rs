// Style: recursive, an enum of states
#[derive(Clone, Copy, PartialEq)]
enum State {
    New,
    Open,
    Done,
}

impl Solution {
    pub fn can_finish(num_courses: i32, prerequisites: Vec<Vec<i32>>) -> bool {
        let n = num_courses as usize;
        let mut after = vec![vec![]; n];
        for pair in &prerequisites {
            after[pair[1] as usize].push(pair[0] as usize);
        }
        let mut states = vec![State::New; n];
        (0..n).all(|course| Self::ends(course, &after, &mut states))
    }

    fn ends(course: usize, after: &[Vec<usize>], states: &mut [State]) -> bool {
        match states[course] {
            State::Open => false,
            State::Done => true,
            State::New => {
                states[course] = State::Open;
                let ends = after[course].iter().all(|&next| Self::ends(next, after, states));
                states[course] = State::Done;
                ends
            }
        }
    }
}
