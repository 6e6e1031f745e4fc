// The containers that most solutions use, so that no solution compiles them again: their types are
// complete in the precompiled header, their code lies in the harness.
#pragma once

#ifdef _GLIBCXX_SANITIZE_VECTOR
// `&items[n]` is a common way to write an end: AddressSanitizer sees that nothing is read there.
#include <array>
#include <deque>
#undef __glibcxx_requires_subscript
#define __glibcxx_requires_subscript(index) __glibcxx_assert(index <= this->size())
#endif
#include <bits/stdc++.h>

namespace focus_judge {

template <class Key> using Counted = std::pair<const Key, int>;

template <class Sequence> void use_sequence(Sequence items) {
  typename Sequence::value_type item{};
  items.push_back(item);
  items.push_back(std::move(item));
  items.emplace_back();
  items.pop_back();
  items.resize(items.size());
  items.insert(items.begin(), items.back());
  items.erase(items.begin());
  items = Sequence(items.begin(), items.end());
  items[0] = items.front();
  std::reverse(items.begin(), items.end());
  for (auto &each : items) (void)each;
  std::sort(items.begin(), items.end());
  if (items == Sequence{} || items.empty()) items.clear();
}

template <class Map> void use_map(Map items, typename Map::key_type key) {
  items[key] = typename Map::mapped_type{};
  items[std::move(key)]++;
  auto place = items.find(key);
  if (place != items.end()) items.erase(place);
  items.emplace(key, 1);
  items.insert({key, 1});
  if (items.count(key) > 0 || items.empty()) items.erase(key);
  for (auto &[each, value] : items) (void)each, (void)value;
  items.clear();
}

template <class Set> void use_set(Set items, typename Set::key_type key) {
  items.insert(key);
  items.emplace(key);
  if (items.count(key) > 0 || items.find(key) != items.end()) items.erase(key);
  for (auto &each : items) (void)each;
  items = Set(items.begin(), items.end());
  items.clear();
}

template <class Queue> void use_queue(Queue items, typename Queue::value_type item) {
  items.push(item);
  items.push(std::move(item));
  while (!items.empty()) items.pop();
}

inline void use_all() {
  use_sequence(std::vector<int>());
  use_sequence(std::vector<long long>());
  use_sequence(std::vector<char>());
  use_sequence(std::vector<std::string>());
  use_sequence(std::vector<std::vector<int>>());
  use_sequence(std::vector<std::pair<int, int>>());
  use_sequence(std::deque<int>());
  use_map(std::unordered_map<int, int>(), 0);
  use_map(std::unordered_map<char, int>(), 'a');
  use_map(std::unordered_map<std::string, int>(), "");
  use_map(std::map<int, int>(), 0);
  use_set(std::unordered_set<int>(), 0);
  use_set(std::unordered_set<std::string>(), "");
  use_set(std::set<int>(), 0);
  use_queue(std::queue<int>(), 0);
  use_queue(std::stack<int>(), 0);
  use_queue(std::stack<char>(), 'a');
  use_queue(std::queue<std::pair<int, int>>(), {});
  use_queue(std::priority_queue<int>(), 0);
  use_queue(std::priority_queue<std::pair<int, int>>(), {});
}

} // namespace focus_judge

#define FOCUS_COMMON(MANNER)                                                                       \
  MANNER template class std::vector<int>;                                                          \
  MANNER template class std::vector<char>;                                                         \
  MANNER template class std::vector<std::string>;                                                  \
  MANNER template class std::vector<std::vector<int>>;                                             \
  MANNER template class std::deque<int>;                                                           \
  MANNER template class std::unordered_map<int, int>;                                              \
  MANNER template class std::unordered_map<std::string, int>;                                      \
  MANNER template class std::unordered_set<int>;                                                   \
  MANNER template class std::unordered_set<std::string>;                                           \
  MANNER template class std::map<int, int>;                                                        \
  MANNER template class std::set<int>;                                                             \
  MANNER template class std::priority_queue<int>;                                                  \
  MANNER template void std::sort(std::vector<int>::iterator, std::vector<int>::iterator);          \
  MANNER template void std::reverse(std::vector<int>::iterator, std::vector<int>::iterator);       \
  FOCUS_TABLES(MANNER)

// The tables behind them, by names that belong to the library alone.
#if defined(_GLIBCXX_RELEASE) && _GLIBCXX_RELEASE >= 10 && _GLIBCXX_RELEASE <= 14
#define FOCUS_TABLE(MANNER, KEY, ITEM, PART, IS_CACHED)                                            \
  MANNER template class std::_Hashtable<                                                           \
      KEY, ITEM, std::allocator<ITEM>, std::__detail::PART, std::equal_to<KEY>, std::hash<KEY>,    \
      std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash,                      \
      std::__detail::_Prime_rehash_policy,                                                         \
      std::__detail::_Hashtable_traits<IS_CACHED, false, true>>;
#define FOCUS_TABLES(MANNER)                                                                       \
  FOCUS_TABLE(MANNER, int, focus_judge::Counted<int>, _Select1st, false)                           \
  FOCUS_TABLE(MANNER, std::string, focus_judge::Counted<std::string>, _Select1st, true)            \
  FOCUS_TABLE(MANNER, int, int, _Identity, false)                                                  \
  FOCUS_TABLE(MANNER, std::string, std::string, _Identity, true)
#else
#define FOCUS_TABLES(MANNER)
#endif

FOCUS_COMMON(extern)
