// Variables and objects: each is said whole once, and then by its changes.
#pragma once
#include "changes.h"

namespace steps {

struct Root {
  Shown* said;
  size_t textBytes;
  int epoch;  // 0: nothing has been said of it
  bool isUnreadable;
};

inline size_t stepBegin;  // in `out`

inline void openWhole(const Place& place) {
  out.put("[\"");
  out.put(place.what);
  out.put("\",");
  out.number(place.key);
  if (place.what != 'o') out.put(','), out.quoted(place.name);
  out.put(',');
}

inline void closeWhole(const Place& place) {
  if (place.frame >= 0) out.put(','), out.number(place.frame);
  out.put("]\n");
}

inline void sayWhole(Root& root, const Place& place, const u8* p, int type) {
  root.said = nullptr;
  root.epoch = arena.epoch;
  openWhole(place);
  size_t from = out.used;
  root.said = say(p, type, 0);
  root.textBytes = out.used - from;
  closeWhole(place);
}

// Where nothing can be read, or the memory for what has been said is full.
inline void sayRefused(Root& root, const Place& place, size_t from, bool isFull) {
  bool wasUnreadable = root.isUnreadable && root.epoch == arena.epoch;
  if (isFull) arena.forget();
  out.used = from;
  root.said = nullptr;
  root.isUnreadable = !isFull;
  root.epoch = isFull ? 0 : arena.epoch;
  if (wasUnreadable && !isFull) return;
  openWhole(place);
  kind(isFull ? "cut" : "unreadable");
  closeWhole(place);
}

inline void sayIfChanged(Root& root, const Place& place, const u8* p, int type) {
  size_t from = out.used, most = stepBegin + kMostTextInStep;
  room.mostUsed = from + kMostText < most ? from + kMostText : most;
  room.pieces = 40'000;
  room.keeps = true;
  volatile int why = 0;
  isReading = 1;
  if (int jumped = sigsetjmp(refused, 1); jumped == 0) {
    if (reinterpret_cast<u64>(p) < kFirstPage) siglongjmp(refused, 1);
    bool isKnown = root.epoch == arena.epoch && root.said != nullptr;
    bool fits = isKnown && Changes(place).of(root.said, p, type, 0) && out.used - from <= root.textBytes + 64;
    if (!fits) {
      out.used = from;
      if (isKnown) giveBack(root.said);
      sayWhole(root, place, p, type);
    }
    root.isUnreadable = false;
  } else {
    why = jumped;
  }
  isReading = 0;
  if (why != 0) sayRefused(root, place, from, why == 2);
}

// ---- Objects: what pointers lead to
struct Object {
  u64 address;
  int type;
  bool isAlone;
  long step;  // the last one that has led to it
  Root root;
};

constexpr int kMostObjects = 1 << 16, kMostInStep = 1'000;

inline struct {
  Object all[kMostObjects];
  int table[2 * kMostObjects];
  int count;
  int waiting[kMostInStep];
  int waitingCount;
} objects;

inline int objectOf(u64 address, int type, bool isAlone) {
  size_t place = (address * 0x9E3779B97F4A7C15u ^ static_cast<u64>(type) * 0x85EBCA6Bu) >> 47;
  for (;; place = (place + 1) & (2 * kMostObjects - 1)) {
    int& id = objects.table[place];
    if (id == 0) {
      if (objects.count + 1 >= kMostObjects) return 0;
      id = ++objects.count;
      objects.all[id] = {address, type, isAlone, -1, {}};
    }
    Object& object = objects.all[id];
    if (object.address != address || object.type != type || object.isAlone != isAlone) continue;
    if (object.step != nowStep && objects.waitingCount < kMostInStep) {
      object.step = nowStep;
      objects.waiting[objects.waitingCount++] = id;
    }
    return id;
  }
}

// The elements of `new int[5]`: of their types one is made for each size, in the room after those of the plan.
inline int arrayType(int element, long count) {
  constexpr int kMostMade = 4'000;
  static int made = 0;
  for (int i = 0; i < made; i++) {
    const Type& type = plan.types[plan.typeCount + i];
    if (type.n[0] == count && type.n[1] == element) return plan.typeCount + i;
  }
  if (made == kMostMade) return element;
  Type& type = plan.types[plan.typeCount + made];
  type.kind = 'a';
  type.n[0] = count;
  type.n[1] = element;
  type.size = count * plan.types[element].size;
  type.name = "";
  return plan.typeCount + made++;
}

// As many elements as the block has that begins there; where their class has a destructor, their count stands before
// them. What others inherit from may be the beginning of a larger object.
inline int typeBehind(const Object& object) {
  const Type& type = plan.types[object.type];
  long each = type.size;
  if (each <= 0 || object.isAlone) return object.type;
  long size = blocks.sizeAt(object.address);
  bool isBase = type.kind == 'S' && type.n[1] != 0;
  if (!isBase && size >= 2 * each && size % each == 0) return arrayType(object.type, size / each);
  long whole = blocks.sizeAt(object.address - 8);
  if (whole < 8 + each || (whole - 8) % each != 0) return object.type;
  long count = load<long>(reinterpret_cast<const u8*>(object.address) - 8);
  return count == (whole - 8) / each ? arrayType(object.type, count) : object.type;
}

inline void sayObjects() {
  for (int i = 0; i < objects.waitingCount; i++) {
    int id = objects.waiting[i];
    Object& object = objects.all[id];
    sayIfChanged(object.root, {'o', id, "", -1}, reinterpret_cast<const u8*>(object.address), typeBehind(object));
  }
  objects.waitingCount = 0;
}

}  // namespace steps
