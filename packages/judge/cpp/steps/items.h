// The elements of arrays and of the library's containers, one after the other, whatever way they lie in memory.
#pragma once
#include "plan.h"

namespace steps {

// Of a list as it is shown.
struct Items {
  const char* kind;  // null: this is no list
  bool isUnset;
  bool isMap;
  bool isRow;  // the elements lie side by side, and their bytes alone say what they are
  long count;
  int element;
  long size;

  const u8* at;
  const u8* current() const { return at + offset; }
  void next();

 private:
  char walk = 'c';
  long offset = 0;
  const u8 *last = nullptr, *const* node = nullptr;
  long perNode = 0;

  void nextInTree();
  void setTo(const char* itsKind, long itsCount, int itsElement);
  bool ofVector(const Type& type, const u8* p);
  bool ofDeque(const Type& type, const u8* p);
  bool ofNodes(const Type& type, const u8* p);
  friend Items itemsOf(const Type& type, const u8* p);
};

constexpr long kMostElements = 1l << 32;

inline void Items::setTo(const char* itsKind, long itsCount, int itsElement) {
  kind = itsKind;
  count = itsCount;
  element = itsElement;
  size = plan.types[itsElement].size;
}

// False: what lies there is no vector (yet).
inline bool Items::ofVector(const Type& type, const u8* p) {
  const u8* begin = load<const u8*>(p, type.n[0]);
  const u8* end = load<const u8*>(p, type.n[1]);
  long each = plan.types[type.n[2]].size;
  if (isFilled(p + type.n[0], 8, kUnset) || isFilled(p + type.n[0], 8, kFreed)) return false;
  if (each <= 0 || end < begin || end - begin > kMostElements || (end - begin) % each != 0) return false;
  setTo("vector", (end - begin) / each, static_cast<int>(type.n[2]));
  at = begin;
  return true;
}

inline bool Items::ofDeque(const Type& type, const u8* p) {
  struct Iterator {
    const u8 *current, *first, *last;
    const u8* const* node;
  };
  Iterator begin = load<Iterator>(p, type.n[0]), end = load<Iterator>(p, type.n[1]);
  long each = plan.types[type.n[2]].size;
  if (isFilled(p + type.n[0], 8, kUnset) || each <= 0) return false;
  perNode = each < 512 ? 512 / each : 1;
  long all = (end.node - begin.node - 1) * perNode + (end.current - end.first) / each + (begin.last - begin.current) / each;
  if (all < 0 || all > kMostElements || begin.last - begin.first != perNode * each) return false;
  setTo("deque", all, static_cast<int>(type.n[2]));
  walk = 'd';
  at = begin.current;
  last = begin.last;
  node = begin.node;
  return true;
}

// Lists, trees and hash tables: n is 0 whether it is a map, 1 where the first node is known, 2 where the count is (-1:
// nowhere), 3 how far in its node an element lies, 4 the element.
inline bool Items::ofNodes(const Type& type, const u8* p) {
  const u8* head = p + type.n[1];
  if (isFilled(head + (type.kind == 'm' ? 8 : 0), 8, kUnset)) return false;
  bool isCounted = type.n[2] >= 0;
  long all = isCounted ? load<long>(p, type.n[2]) : 0;
  if (all < 0 || all > kMostElements) return false;
  walk = type.kind;
  offset = type.n[3];
  at = load<const u8*>(head, type.kind == 'm' ? 16 : 0);
  if (!isCounted)
    for (const u8* x = at; x != nullptr && all < 100'000; x = load<const u8*>(x)) all++;
  bool isList = type.kind == 'l';
  setTo(isList ? "list" : type.n[0] != 0 ? "map" : "set", all, static_cast<int>(type.n[4]));
  const Type& pair = plan.types[element];
  isMap = !isList && type.n[0] != 0 && pair.kind == 'S' && pair.n[0] == 2;
  return all == 0 || at != nullptr;
}

// `next` of std::map's iterator: a node is colour, parent, left, right.
inline void Items::nextInTree() {
  auto link = [](const u8* from, int which) { return load<const u8*>(from, 8 * which); };
  if (const u8* right = link(at, 3)) {
    at = right;
    while (const u8* left = link(at, 2)) at = left;
    return;
  }
  const u8* up = link(at, 1);
  while (at == link(up, 3)) {
    at = up;
    up = link(up, 1);
  }
  if (link(at, 3) != up) at = up;
}

inline void Items::next() {
  if (walk == 'm') return nextInTree();
  if (walk == 'l' || walk == 'h') {
    at = load<const u8*>(at);
    return;
  }
  at += size;
  if (walk == 'd' && at == last) {
    at = *++node;
    last = at + perNode * size;
  }
}

inline bool isSaidByBytes(const Type& type) {
  return strchr("iubcfe", type.kind) != nullptr;
}

inline Items itemsOf(const Type& type, const u8* p) {
  Items items = {};
  bool isWhole = true;
  switch (type.kind) {
    case 'a':
      items.setTo("array", type.n[0], static_cast<int>(type.n[1]));
      items.at = p;
      break;
    case 'v': isWhole = items.ofVector(type, p); break;
    case 'd': isWhole = items.ofDeque(type, p); break;
    case 'm': case 'h': case 'l': isWhole = items.ofNodes(type, p); break;
    default: return items;
  }
  items.isUnset = !isWhole;
  items.isRow = isWhole && items.walk == 'c' && isSaidByBytes(plan.types[items.element]);
  return items;
}

}  // namespace steps
