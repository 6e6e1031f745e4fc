// Style: a second struct for the disjoint sets
use std::collections::{BTreeSet, HashMap};

struct UnionFind(Vec<usize>);

impl UnionFind {
    fn find(&mut self, x: usize) -> usize {
        if self.0[x] != x {
            self.0[x] = self.find(self.0[x]);
        }
        self.0[x]
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a] = b;
    }
}

impl Solution {
    pub fn accounts_merge(accounts: Vec<Vec<String>>) -> Vec<Vec<String>> {
        let mut sets = UnionFind((0..accounts.len()).collect());
        let mut owner: HashMap<&str, usize> = HashMap::new();
        for (i, account) in accounts.iter().enumerate() {
            for mail in &account[1..] {
                if let Some(&other) = owner.get(mail.as_str()) {
                    sets.join(i, other);
                } else {
                    owner.insert(mail, i);
                }
            }
        }
        let mut mails: HashMap<usize, BTreeSet<&str>> = HashMap::new();
        for (mail, i) in &owner {
            mails.entry(sets.find(*i)).or_default().insert(mail);
        }
        mails
            .into_iter()
            .map(|(i, set)| {
                let mut row = vec![accounts[i][0].clone()];
                row.extend(set.into_iter().map(String::from));
                row
            })
            .collect()
    }
}
