// Style: recursive, a struct of its own
struct Board {
    n: usize,
    columns: Vec<usize>,
    found: Vec<Vec<String>>,
}

impl Board {
    fn place(&mut self) {
        let row = self.columns.len();
        if row == self.n {
            let rows = self.columns.iter().map(|&c| {
                (0..self.n).map(|i| if i == c { 'Q' } else { '.' }).collect::<String>()
            });
            self.found.push(rows.collect());
            return;
        }
        for c in 0..self.n {
            let is_free = self
                .columns
                .iter()
                .enumerate()
                .all(|(r, &other)| other != c && row - r != (c as isize - other as isize).unsigned_abs());
            if is_free {
                self.columns.push(c);
                self.place();
                self.columns.pop();
            }
        }
    }
}

impl Solution {
    pub fn solve_n_queens(n: i32) -> Vec<Vec<String>> {
        let mut board = Board { n: n as usize, columns: vec![], found: vec![] };
        board.place();
        board.found
    }
}
