// What has been said of a value, as a tree in the value's own shape: with it, only what has changed is said again.
// Elements whose bytes say everything are kept as bytes, so that a table of 300 by 300 costs a comparison of memory.
#pragma once
#include "leaves.h"

namespace steps {

enum class Form : u8 { kLeaf, kRow, kList, kAround };

struct Shown {
  Form form;
  int type;
  u64 hash;    // of a leaf's text
  long count;  // elements in all
  int shown;   // of them said
  u8* bytes;
  u64* keys;
  Shown** parts;
};

constexpr int kMostShown = 400, kMostDeep = 10;
constexpr size_t kMostText = 256u << 10, kMostTextInStep = 1536u << 10;

// Of the value that is being said.
inline struct {
  size_t mostUsed;  // where its text has to end
  int pieces;       // and how many parts that are kept one by one it may have
  bool keeps;
} room;

inline bool hasRoom() { return out.used < room.mostUsed && room.pieces > 0; }

inline void giveBack(Shown* said) {
  if (said == nullptr) return;
  for (int i = 0; said->parts != nullptr && i < said->shown; i++) giveBack(said->parts[i]);
  if (said->parts != nullptr) arena.give(said->parts, (said->shown + 1) * sizeof(Shown*));
  if (said->keys != nullptr) arena.give(said->keys, (said->shown + 1) * sizeof(u64));
  if (said->bytes != nullptr) arena.give(said->bytes, said->shown * plan.types[plan.types[said->type].kind == 'a' ? plan.types[said->type].n[1] : plan.types[said->type].n[2]].size + 1);
  arena.give(said, sizeof(Shown));
}

inline Shown* kept(Form form, int type) {
  room.pieces--;
  if (!room.keeps) return nullptr;
  Shown* said = static_cast<Shown*>(arena.take(sizeof(Shown)));
  *said = {};
  said->form = form;
  said->type = type;
  return said;
}

// Through references, full optionals and std::array, which are shown as what is inside. False: nothing is there.
inline bool lookThrough(const u8*& p, int& type) {
  for (int deep = 0; deep < kMostDeep; deep++) {
    const Type& its = plan.types[type];
    if (its.kind == 'r') {
      u64 to = load<u64>(p);
      if (to < kFirstPage || isFilled(p, 8, kUnset) || isFilled(p, 8, kFreed)) return kind("unset"), false;
      if (blocks.sizeAt(to) < 0) return nowhere(to, " freed"), false;
      p = reinterpret_cast<const u8*>(to);
      type = static_cast<int>(its.n[0]);
    } else if (its.kind == 'O') {
      if (p[its.n[0]] > 1) return kind("unset"), false;
      if (p[its.n[0]] == 0) return kind("empty"), false;
      p += its.n[1];
      type = static_cast<int>(its.n[2]);
    } else if (its.kind == 'q' && its.n[0] == 'a') {
      p += its.n[1];
      type = static_cast<int>(its.n[2]);
    } else {
      return true;
    }
  }
  return kind("cut"), false;
}

inline Shown* leafOf(size_t from, int type) {
  Shown* said = kept(Form::kLeaf, type);
  if (said != nullptr) said->hash = out.hashFrom(from);
  return said;
}

Shown* say(const u8* p, int type, int deep);

inline void openList(const Items& items) {
  out.put("{\"k\":\"");
  out.put(items.kind);
  out.put("\",\"n\":");
  out.number(items.count);
  out.put(",\"v\":[");
}

inline Shown* sayRow(const Items& items, int type) {
  const Type& element = plan.types[items.element];
  int most = static_cast<int>(items.count < kMostShown ? items.count : kMostShown), count = 0;
  openList(items);
  for (; count < most && out.used < room.mostUsed; count++) {
    if (count > 0) out.put(',');
    leaf(items.at + count * items.size, element);
  }
  out.put("]}");
  Shown* said = kept(Form::kRow, type);
  if (said == nullptr) return nullptr;
  said->count = items.count;
  said->bytes = static_cast<u8*>(arena.take(count * items.size + 1));
  said->shown = count;
  memcpy(said->bytes, items.at, count * items.size);
  return said;
}

// What a key is, without keeping anything of it.
inline u64 sayKey(const u8* p, int type, int deep) {
  size_t from = out.used;
  bool keeps = room.keeps;
  room.keeps = false;
  say(p, type, deep);
  room.keeps = keeps;
  return out.hashFrom(from);
}

inline Shown* sayElement(const Items& items, int deep, u64* key) {
  if (!items.isMap) return say(items.current(), items.element, deep + 1);
  const Type& pair = plan.types[items.element];
  out.put('[');
  u64 hash = sayKey(items.current() + pair.fields[0].offset, pair.fields[0].type, deep + 1);
  if (key != nullptr) *key = hash;
  out.put(',');
  Shown* said = say(items.current() + pair.fields[1].offset, pair.fields[1].type, deep + 1);
  out.put(']');
  return said;
}

inline Shown* sayList(Items items, int type, int deep) {
  int most = static_cast<int>(items.count < kMostShown ? items.count : kMostShown), count = 0;
  Shown* said = kept(Form::kList, type);
  if (said != nullptr) {
    said->count = items.count;
    said->parts = static_cast<Shown**>(arena.take((most + 1) * sizeof(Shown*)));
    if (items.isMap) said->keys = static_cast<u64*>(arena.take((most + 1) * sizeof(u64)));
  }
  openList(items);
  for (; count < most && hasRoom(); count++) {
    if (count > 0) out.put(','), items.next();
    Shown* part = sayElement(items, deep, said != nullptr ? said->keys + count : nullptr);
    if (said != nullptr) said->parts[count] = part;
  }
  out.put("]}");
  if (said == nullptr) return nullptr;
  // In a piece of the size that it will be given back with.
  Shown** parts = static_cast<Shown**>(arena.take((count + 1) * sizeof(Shown*)));
  memcpy(parts, said->parts, count * sizeof(Shown*));
  arena.give(said->parts, (most + 1) * sizeof(Shown*));
  said->parts = parts;
  if (items.isMap) {
    u64* keys = static_cast<u64*>(arena.take((count + 1) * sizeof(u64)));
    memcpy(keys, said->keys, count * sizeof(u64));
    arena.give(said->keys, (most + 1) * sizeof(u64));
    said->keys = keys;
  }
  said->shown = count;
  return said;
}

inline Shown* sayFields(const u8* p, int type, int deep) {
  const Type& its = plan.types[type];
  bool isTuple = its.kind == 'U';
  int count = static_cast<int>(its.n[0]);
  Shown* said = kept(Form::kList, type);
  if (said != nullptr) {
    said->parts = static_cast<Shown**>(arena.take((count + 1) * sizeof(Shown*)));
    said->count = count;
    said->shown = count;
    memset(said->parts, 0, count * sizeof(Shown*));
  }
  out.put(isTuple ? "{\"k\":\"tuple\",\"n\":" : "{\"k\":\"struct\",\"t\":");
  if (isTuple) out.number(count);
  else out.quoted(its.name);
  out.put(",\"v\":[");
  for (int i = 0; i < count; i++) {
    if (i > 0) out.put(',');
    if (!isTuple) out.put('['), out.quoted(its.fields[i].name), out.put(',');
    Shown* part = say(p + its.fields[i].offset, its.fields[i].type, deep + 1);
    if (said != nullptr) said->parts[i] = part;
    if (!isTuple) out.put(']');
  }
  out.put("]}");
  return said;
}

// queue, stack and priority_queue: a list inside.
inline Shown* sayAround(const u8* p, int type, int deep) {
  const Type& its = plan.types[type];
  Shown* said = kept(Form::kAround, type);
  out.put("{\"k\":\"");
  out.put(its.n[0] == 'q' ? "queue" : its.n[0] == 's' ? "stack" : "heap");
  out.put("\",\"v\":");
  Shown* part = say(p + its.n[1], static_cast<int>(its.n[2]), deep + 1);
  out.put('}');
  if (said == nullptr) return nullptr;
  said->parts = static_cast<Shown**>(arena.take(2 * sizeof(Shown*)));
  said->parts[0] = part;
  said->shown = 1;
  return said;
}

inline bool isTextArray(const Type& type, const u8* p) {
  return type.kind == 'a' && plan.types[type.n[1]].kind == 'c' && isText(p, type.n[0]);
}

// Writes a value, and keeps what it has written.
inline Shown* say(const u8* p, int type, int deep) {
  size_t from = out.used;
  if (deep > kMostDeep || !hasRoom()) return kind("cut"), leafOf(from, type);
  if (!lookThrough(p, type)) return leafOf(from, type);
  const Type& its = plan.types[type];
  if (isTextArray(its, p)) {
    text(reinterpret_cast<const char*>(p), strnlen(reinterpret_cast<const char*>(p), its.n[0]));
    return leafOf(from, type);
  }
  Items items = itemsOf(its, p);
  if (items.isUnset) return kind("unset"), leafOf(from, type);
  if (items.isRow) return sayRow(items, type);
  if (items.kind != nullptr) return sayList(items, type, deep);
  if (its.kind == 'S' || its.kind == 'U') return sayFields(p, type, deep);
  if (its.kind == 'q') return sayAround(p, type, deep);
  leaf(p, its);
  return leafOf(from, type);
}

}  // namespace steps
