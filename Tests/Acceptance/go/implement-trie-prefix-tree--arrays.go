// Style: memory-hungry, an array in each node
type Trie struct {
	children [26]*Trie
	isWord   bool
}

func Constructor() Trie {
	return Trie{}
}

func (t *Trie) Insert(word string) {
	for _, c := range word {
		if t.children[c-'a'] == nil {
			t.children[c-'a'] = new(Trie)
		}
		t = t.children[c-'a']
	}
	t.isWord = true
}

func (t *Trie) find(text string) *Trie {
	for i := 0; i < len(text) && t != nil; i++ {
		t = t.children[text[i]-'a']
	}
	return t
}

func (t *Trie) Search(word string) bool {
	node := t.find(word)
	return node != nil && node.isWord
}

func (t *Trie) StartsWith(prefix string) bool { return t.find(prefix) != nil }
