// Style: library-heavy, container/list
import (
	"container/list"
)

type entry struct{ key, value int }

type LRUCache struct {
	capacity int
	order    *list.List
	places   map[int]*list.Element
}

func Constructor(capacity int) LRUCache {
	return LRUCache{capacity, list.New(), map[int]*list.Element{}}
}

func (this *LRUCache) Get(key int) int {
	place, ok := this.places[key]
	if !ok {
		return -1
	}
	this.order.MoveToFront(place)
	return place.Value.(entry).value
}

func (this *LRUCache) Put(key int, value int) {
	if place, ok := this.places[key]; ok {
		place.Value = entry{key, value}
		this.order.MoveToFront(place)
		return
	}
	if len(this.places) == this.capacity {
		oldest := this.order.Back()
		delete(this.places, this.order.Remove(oldest).(entry).key)
	}
	this.places[key] = this.order.PushFront(entry{key, value})
}
