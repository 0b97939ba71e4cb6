// Values that are said in one piece: numbers, characters, texts, pointers.
#pragma once
#include <math.h>
#include <stdio.h>

#include "items.h"
#include "out.h"

namespace steps {

constexpr size_t kMostLetters = 500;
constexpr long kExact = 9007199254740991;  // beyond it a number of JavaScript is not exact
constexpr u64 kFirstPage = 4096;

inline long nowStep;  // what is behind a pointer is said once a step

void leaf(const u8* p, const Type& type);
int objectOf(u64 address, int type, bool isAlone);  // variables.h

inline void kind(const char* name) {
  out.put("{\"k\":\"");
  out.put(name);
  out.put("\"}");
}

inline bool isBareScalar(const Type& type) { return strchr("iufep", type.kind) != nullptr && type.size >= 4; }

inline void text(const char* letters, size_t count) {
  if (count <= kMostLetters) return out.quoted(letters, count);
  out.put("{\"k\":\"text\",\"n\":");
  out.number(static_cast<u64>(count));
  out.put(",\"v\":");
  out.quoted(letters, kMostLetters);
  out.put('}');
}

inline void wide(bool isNegative, unsigned __int128 size) {
  char digits[48];
  int at = sizeof digits;
  do digits[--at] = static_cast<char>('0' + static_cast<int>(size % 10));
  while ((size /= 10) > 0);
  out.put("{\"i\":\"");
  if (isNegative) out.put('-');
  out.put(digits + at, sizeof digits - at);
  out.put("\"}");
}

inline long signedAt(const u8* p, long size) {
  return size == 1 ? load<int8_t>(p) : size == 2 ? load<int16_t>(p) : size == 4 ? load<int32_t>(p) : load<int64_t>(p);
}
inline u64 unsignedAt(const u8* p, long size) {
  return size == 1 ? *p : size == 2 ? load<uint16_t>(p) : size == 4 ? load<uint32_t>(p) : load<u64>(p);
}

inline void signedNumber(long value) {
  if (value >= -kExact && value <= kExact) return out.number(value);
  wide(value < 0, value < 0 ? 0 - static_cast<u64>(value) : static_cast<u64>(value));
}
inline void unsignedNumber(u64 value) {
  if (value <= static_cast<u64>(kExact)) return out.number(value);
  wide(false, value);
}

inline void integerAt(const u8* p, const Type& type) {
  bool isSigned = type.kind != 'u';
  if (type.size < 16) return isSigned ? signedNumber(signedAt(p, type.size)) : unsignedNumber(unsignedAt(p, type.size));
  __int128 value = load<__int128>(p);
  bool isNegative = isSigned && value < 0;
  wide(isNegative, isNegative ? 0 - static_cast<unsigned __int128>(value) : static_cast<unsigned __int128>(value));
}

// The shortest digits that are read as the same number.
inline void floating(const u8* p, long size) {
  long double value = size == 4 ? load<float>(p) : size == 8 ? load<double>(p) : load<long double>(p);
  char digits[64];
  if (value != value) return out.put("{\"f\":\"nan\"}");
  if (isinf(value)) return out.put(value > 0 ? "{\"f\":\"Infinity\"}" : "{\"f\":\"-Infinity\"}");
  if (value == 0 && signbit(value)) return out.put("{\"f\":\"-0\"}");
  for (int precision = size == 4 ? 6 : 15; precision <= 21; precision++) {
    snprintf(digits, sizeof digits, "%.*Lg", precision, value);
    bool isSame = size == 4 ? strtof(digits, nullptr) == static_cast<float>(value)
                : size == 8 ? strtod(digits, nullptr) == static_cast<double>(value)
                            : strtold(digits, nullptr) == value;
    if (isSame) break;
  }
  // Beyond what JavaScript knows as a number.
  bool isHuge = fabsl(value) > 1.7e308L;
  out.put(isHuge ? "{\"f\":\"" : "{\"f\":");
  out.put(digits);
  out.put(isHuge ? "\"}" : "}");
}

inline void enumerator(const u8* p, const Type& type) {
  long value = type.size == 8 ? load<long>(p) : signedAt(p, type.size);
  u64 mask = type.size == 8 ? ~u64{0} : (u64{1} << (8 * type.size)) - 1;
  for (long i = 0; i < type.n[0]; i++) {
    if ((static_cast<u64>(type.fields[i].offset) & mask) != (static_cast<u64>(value) & mask)) continue;
    out.put("{\"e\":");
    out.quoted(type.fields[i].name);
    return out.put('}');
  }
  signedNumber(value);
}

inline void nowhere(u64 address, const char* why) {
  out.put("{\"x\":\"");
  out.hexadecimal(address);
  out.put(why);
  out.put("\"}");
}

// `isAlone`: it leads to a single object, not to the first one of an array.
inline void reference(u64 address, int target, bool isAlone) {
  if (address == 0) return out.put("null");
  if (address == 0xFEFEFEFEFEFEFEFEu) return kind("unset");
  if (address == 0xFDFDFDFDFDFDFDFDu) return nowhere(address, " read from freed memory");
  if (blocks.sizeAt(address) < 0) return nowhere(address, " freed");
  if (address < kFirstPage) return nowhere(address, " leads nowhere");
  if (plan.types[target].size == 0) return nowhere(address, "");
  int id = objectOf(address, target, isAlone);
  if (id == 0) return kind("cut");
  out.put("{\"r\":");
  out.number(id);
  out.put('}');
}

inline void pointerAt(const u8* p, const Type& type) {
  u64 address = load<u64>(p);
  bool isText = plan.types[type.n[0]].kind == 'c';
  if (!isText || address < kFirstPage || isFilled(p, 8, kUnset) || blocks.sizeAt(address) < 0)
    return reference(address, static_cast<int>(type.n[0]), false);
  const char* letters = reinterpret_cast<const char*>(address);
  size_t count = 0;
  while (count < kMostLetters && letters[count] != '\0') count++;
  out.quoted(letters, count);
}

// end() of a map leads to its header: the only red node that is its parent's parent.
inline bool isHeader(u64 node) {
  if (load<int>(reinterpret_cast<const u8*>(node)) != 0) return false;
  u64 up = load<u64>(reinterpret_cast<const u8*>(node), 8);
  return up == 0 || (up >= kFirstPage && load<u64>(reinterpret_cast<const u8*>(up), 8) == node);
}

inline void nodeIterator(const u8* p, const Type& type) {
  u64 node = load<u64>(p);
  bool isInTree = type.n[2] != 0;
  bool isReadable = node >= kFirstPage && !isFilled(p, 8, kUnset) && blocks.sizeAt(node) >= 0;
  if (!isInTree && node == 0) return kind("end");
  if (!isReadable) return reference(node, static_cast<int>(type.n[1]), true);
  if (isInTree && isHeader(node)) return kind("end");
  reference(node + type.n[0], static_cast<int>(type.n[1]), true);
}

// n: what it leads to; where the pointer lies; where that to the counts lies, and in these the count of its owners, 0
// where there is none.
inline void smartPointer(const u8* p, const Type& type) {
  out.put("{\"k\":\"pointer\",\"v\":");
  u64 counts = type.n[3] > 0 ? load<u64>(p, type.n[2]) : 0;
  bool isExpired = counts >= kFirstPage && counts != 0xFEFEFEFEFEFEFEFEu && blocks.sizeAt(counts) >= 0 &&
                   load<int>(reinterpret_cast<const u8*>(counts), type.n[3]) == 0;
  if (isExpired) out.put("{\"x\":\"expired\"}");
  else reference(load<u64>(p, type.n[1]), static_cast<int>(type.n[0]), true);
  out.put('}');
}

inline void bits(const u8* words, long count, long first) {
  constexpr long kMostBits = 2'000;
  out.put("{\"k\":\"bits\",\"n\":");
  out.number(count);
  out.put(",\"v\":\"");
  for (long i = 0; i < count && i < kMostBits; i++)
    out.put((words[(first + i) / 8] >> ((first + i) % 8) & 1) != 0 ? '1' : '0');
  out.put("\"}");
}

inline void vectorOfBool(const u8* p, const Type& type) {
  const u8* begin = load<const u8*>(p, type.n[0]);
  const u8* end = load<const u8*>(p, type.n[1]);
  long count = (end - begin) * 8 + load<unsigned>(p, type.n[2]);
  if (isFilled(p + type.n[0], 8, kUnset) || count < 0 || count > kMostElements) return kind("unset");
  bits(begin, count, 0);
}

inline void libraryString(const u8* p, const Type& type) {
  const char* letters = load<const char*>(p, type.n[0]);
  size_t count = load<size_t>(p, type.n[1]);
  if (count > 1u << 30 || isFilled(p + type.n[0], 8, kUnset)) return kind("unset");
  if (blocks.sizeAt(reinterpret_cast<u64>(letters)) < 0) return kind("freed");
  text(letters, count);
}

// Characters up to the first zero, if nothing comes after it that somebody has put there.
inline bool isText(const u8* p, long count) {
  long length = 0;
  while (length < count && p[length] != 0) length++;
  for (long i = length; i < count; i++)
    if (p[i] != 0 && p[i] != kUnset) return false;
  return !isFilled(p, count, kUnset);
}

inline void character(const u8* p) {
  out.put("{\"c\":");
  out.quoted(reinterpret_cast<const char*>(p), 1);
  out.put('}');
}

inline void bitField(const u8* p, const Type& type) {
  u64 word = 0;
  memcpy(&word, p, (type.n[0] + type.n[1] + 7) / 8);
  u64 value = word >> type.n[0] & ((u64{1} << type.n[1]) - 1);
  bool isNegative = type.n[2] != 0 && (value >> (type.n[1] - 1) & 1) != 0;
  signedNumber(static_cast<long>(isNegative ? value - (u64{1} << type.n[1]) : value));
}

inline void opaque(const Type& type) {
  out.put("{\"k\":\"opaque\",\"t\":");
  out.quoted(type.name);
  out.put('}');
}

inline void leaf(const u8* p, const Type& type) {
  if (isBareScalar(type) && isFilled(p, type.size, kUnset)) return kind("unset");
  if (isBareScalar(type) && isFilled(p, type.size, kFreed)) return kind("freed");
  switch (type.kind) {
    case 'b': return *p <= 1 ? out.put(*p != 0 ? "true" : "false") : kind(*p == kFreed ? "freed" : "unset");
    case 'c': return *p == kUnset ? kind("unset") : character(p);
    case 'i': case 'u': return integerAt(p, type);
    case 'f': return floating(p, type.size);
    case 'e': return enumerator(p, type);
    case 'w': return bitField(p, type);
    case 'p': return pointerAt(p, type);
    case 'N': return reference(load<u64>(p), static_cast<int>(type.n[0]), true);
    case 'I': return nodeIterator(p, type);
    case 'P': return smartPointer(p, type);
    case 's': return libraryString(p, type);
    case 'B': return vectorOfBool(p, type);
    case 't': return bits(p + type.n[0], type.n[1], 0);
    case 'L': return out.put("{\"k\":\"function\",\"v\":\"lambda\"}");
    default: return opaque(type);
  }
}

}  // namespace steps
