// Style: recursive, a depth-first search over 300 x 300 fields
impl Solution {
    pub fn num_islands(mut grid: Vec<Vec<char>>) -> i32 {
        fn sink(grid: &mut Vec<Vec<char>>, r: i32, c: i32) {
            if r < 0 || c < 0 || r as usize >= grid.len() || c as usize >= grid[0].len() {
                return;
            }
            if grid[r as usize][c as usize] != '1' {
                return;
            }
            grid[r as usize][c as usize] = '0';
            for (dr, dc) in [(0, 1), (1, 0), (0, -1), (-1, 0)].iter() {
                sink(grid, r + dr, c + dc);
            }
        }
        let mut count = 0;
        for r in 0..grid.len() {
            for c in 0..grid[0].len() {
                if grid[r][c] == '1' {
                    count += 1;
                    sink(&mut grid, r as i32, c as i32);
                }
            }
        }
        count
    }
}
