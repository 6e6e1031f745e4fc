// Style: two of the library's queues.
var MedianFinder = function() {
    this.low = new MaxPriorityQueue({ compare: (a, b) => b - a });
    this.high = new MinPriorityQueue({ compare: (a, b) => a - b });
};

MedianFinder.prototype.addNum = function(num) {
    this.low.enqueue(num);
    this.high.enqueue(this.low.dequeue());
    if (this.high.size() > this.low.size()) this.low.enqueue(this.high.dequeue());
};

MedianFinder.prototype.findMedian = function() {
    return this.low.size() > this.high.size() ? this.low.front() : (this.low.front() + this.high.front()) / 2;
};
