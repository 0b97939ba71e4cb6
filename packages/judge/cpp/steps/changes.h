// Says of a value what has changed since it was said, place by place.
#pragma once
#include "shown.h"

namespace steps {

// A variable, a global one, or an object.
struct Place {
  char what;  // 'v', 'g', 'o'
  int key;
  const char* name;
  int frame;  // -1: the top one
};

class Changes {
  const Place& place;
  long path[16];
  int length = 0;

  void head(const char* tag) {
    out.put("[\"");
    out.put(tag);
    out.put("\",\"");
    out.put(place.what);
    out.put("\",");
    out.number(place.key);
    out.put(",[");
    for (int i = 0; i < length; i++) {
      if (i > 0) out.put(',');
      out.number(path[i]);
    }
    out.put(']');
  }
  void foot() {
    if (place.frame >= 0) out.put(','), out.number(place.frame);
    out.put("]\n");
  }
  Shown* sayAnew(Shown* old, const u8* p, int type, int deep) {
    giveBack(old);
    head("p");
    out.put(',');
    Shown* said = say(p, type, deep);
    foot();
    return said;
  }
  void openTail(const Items& items, int keptCount) {
    head("tail");
    out.put(',');
    out.number(items.count);
    out.put(',');
    out.number(keptCount);
    out.put(",[");
  }
  void closeTail() {
    out.put(']');
    foot();
  }

  bool ofRow(Shown* said, const Items& items);
  bool ofList(Shown* said, Items items, int deep);
  bool ofPart(Shown*& part, const u8* p, int type, int deep, long index);
  void tailOf(Shown* said, Items items, int deep, int same);

 public:
  explicit Changes(const Place& its) : place(its) {}
  // False: it has another shape, and is to be said anew.
  bool of(Shown* said, const u8* p, int type, int deep);
};

inline bool Changes::ofPart(Shown*& part, const u8* p, int type, int deep, long index) {
  if (part == nullptr) return false;
  path[length++] = index;
  if (!of(part, p, type, deep)) part = sayAnew(part, p, type, deep);
  length--;
  return true;
}

inline bool Changes::ofRow(Shown* said, const Items& items) {
  int shown = static_cast<int>(items.count < kMostShown ? items.count : kMostShown);
  // Where the text had no room for all of it, it goes on having none.
  if (said->count == items.count) shown = said->shown;
  int common = shown < said->shown ? shown : said->shown;
  const Type& element = plan.types[items.element];
  if (memcmp(said->bytes, items.at, common * items.size) != 0) {
    int different = 0;
    for (int i = 0; i < common; i++) different += memcmp(said->bytes + i * items.size, items.at + i * items.size, items.size) != 0;
    if (different > 4 + common / 8) return false;
    for (int i = 0; i < common; i++) {
      if (memcmp(said->bytes + i * items.size, items.at + i * items.size, items.size) == 0) continue;
      path[length++] = i;
      head("p");
      out.put(',');
      leaf(items.at + i * items.size, element);
      foot();
      length--;
      memcpy(said->bytes + i * items.size, items.at + i * items.size, items.size);
    }
  }
  if (shown == said->shown && items.count == said->count) return true;
  openTail(items, common);
  for (int i = common; i < shown; i++) {
    if (i > common) out.put(',');
    leaf(items.at + i * items.size, element);
  }
  closeTail();
  u8* bytes = static_cast<u8*>(arena.take(shown * items.size + 1));
  memcpy(bytes, items.at, shown * items.size);
  arena.give(said->bytes, said->shown * items.size + 1);
  said->bytes = bytes;
  said->shown = shown;
  said->count = items.count;
  return true;
}

inline bool Changes::ofList(Shown* said, Items items, int deep) {
  int shown = static_cast<int>(items.count < kMostShown ? items.count : kMostShown);
  if (said->count == items.count) shown = said->shown;
  int common = shown < said->shown ? shown : said->shown, same = 0;
  Items begin = items;
  for (; same < common; same++) {
    if (same > 0) items.next();
    const u8* p = items.current();
    int type = items.element;
    if (items.isMap) {
      const Type& pair = plan.types[items.element];
      size_t from = out.used;
      u64 key = sayKey(p + pair.fields[0].offset, pair.fields[0].type, deep + 1);
      out.used = from;
      if (key != said->keys[same]) break;
      p += pair.fields[1].offset;
      type = pair.fields[1].type;
    }
    if (!ofPart(said->parts[same], p, type, deep + 1, same)) return false;
  }
  if (same < said->shown || items.count != said->count) tailOf(said, begin, deep, same);
  return true;
}

inline void Changes::tailOf(Shown* said, Items items, int deep, int same) {
  int most = static_cast<int>(items.count < kMostShown ? items.count : kMostShown), count = same;
  Shown** parts = static_cast<Shown**>(arena.take((most + 1) * sizeof(Shown*)));
  u64* keys = items.isMap ? static_cast<u64*>(arena.take((most + 1) * sizeof(u64))) : nullptr;
  memcpy(parts, said->parts, same * sizeof(Shown*));
  if (keys != nullptr) memcpy(keys, said->keys, same * sizeof(u64));
  for (int i = same; i < said->shown; i++) giveBack(said->parts[i]);
  for (int i = 0; i < same && same < most; i++) items.next();
  openTail(items, same);
  for (; count < most && hasRoom(); count++) {
    if (count > same) out.put(','), items.next();
    parts[count] = sayElement(items, deep, keys == nullptr ? nullptr : keys + count);
  }
  closeTail();
  // In pieces of the size that they will be given back with.
  Shown** fitting = static_cast<Shown**>(arena.take((count + 1) * sizeof(Shown*)));
  memcpy(fitting, parts, count * sizeof(Shown*));
  arena.give(parts, (most + 1) * sizeof(Shown*));
  arena.give(said->parts, (said->shown + 1) * sizeof(Shown*));
  said->parts = fitting;
  if (keys != nullptr) {
    u64* fittingKeys = static_cast<u64*>(arena.take((count + 1) * sizeof(u64)));
    memcpy(fittingKeys, keys, count * sizeof(u64));
    arena.give(keys, (most + 1) * sizeof(u64));
    arena.give(said->keys, (said->shown + 1) * sizeof(u64));
    said->keys = fittingKeys;
  }
  said->shown = count;
  said->count = items.count;
}

inline bool Changes::of(Shown* said, const u8* p, int type, int deep) {
  if (length >= 15 || !hasRoom()) return false;
  size_t from = out.used;
  auto isSameLeaf = [&] {
    u64 hash = out.hashFrom(from);
    out.used = from;
    return said->form == Form::kLeaf && said->hash == hash;
  };
  if (deep > kMostDeep) return said->form == Form::kLeaf;
  if (!lookThrough(p, type)) return isSameLeaf();
  const Type& its = plan.types[type];
  Items items = itemsOf(its, p);
  bool isList = items.kind != nullptr && !items.isUnset && !isTextArray(its, p);
  bool isFields = its.kind == 'S' || its.kind == 'U', isAround = its.kind == 'q';
  if (!isList && !isFields && !isAround) {
    bool keeps = room.keeps;
    room.keeps = false;
    say(p, type, deep);
    room.keeps = keeps;
    return isSameLeaf();
  }
  Form form = items.isRow ? Form::kRow : isAround ? Form::kAround : Form::kList;
  if (said->form != form || said->type != type) return false;
  if (items.isRow) return ofRow(said, items);
  if (isList) return ofList(said, items, deep);
  if (isAround) return ofPart(said->parts[0], p + its.n[1], static_cast<int>(its.n[2]), deep + 1, 0);
  for (int i = 0; i < said->shown; i++) {
    const Field& field = its.fields[i];
    if (!ofPart(said->parts[i], p + field.offset, field.type, deep + 1, i)) return false;
  }
  return true;
}

}  // namespace steps
