// The trace as text, on the descriptor that was standard output.
#pragma once
#include <errno.h>
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "memory.h"

namespace steps {

class Out {
  static constexpr size_t kRoom = 8u << 20;
  char text[kRoom];

  // How many bytes a character of UTF-8 has that is one, else 0.
  static int lengthOf(const u8* at, size_t left) {
    int length = *at < 0x80 ? 1 : *at >= 0xC2 && *at < 0xE0 ? 2 : *at >= 0xE0 && *at < 0xF0 ? 3 : *at >= 0xF0 && *at < 0xF5 ? 4 : 0;
    if (length == 0 || static_cast<size_t>(length) > left) return 0;
    for (int i = 1; i < length; i++)
      if ((at[i] & 0xC0) != 0x80) return 0;
    if (length == 3 && ((*at == 0xE0 && at[1] < 0xA0) || (*at == 0xED && at[1] >= 0xA0))) return 0;
    if (length == 4 && ((*at == 0xF0 && at[1] < 0x90) || (*at == 0xF4 && at[1] >= 0x90))) return 0;
    return length;
  }

 public:
  size_t used, written;
  int fd = 1;

  bool isNearlyFull() const { return used > kRoom - (1u << 20); }
  void put(char letter) {
    if (used < kRoom) text[used++] = letter;
  }
  void put(const char* letters) {
    while (*letters != '\0') put(*letters++);
  }
  void put(const char* letters, size_t count) {
    for (size_t i = 0; i < count; i++) put(letters[i]);
  }
  void number(u64 value) {
    char digits[24];
    int at = sizeof digits;
    do digits[--at] = static_cast<char>('0' + value % 10);
    while ((value /= 10) > 0);
    put(digits + at, sizeof digits - at);
  }
  void number(long value) {
    if (value < 0) put('-');
    number(value < 0 ? 0 - static_cast<u64>(value) : static_cast<u64>(value));
  }
  void number(int value) { number(static_cast<long>(value)); }
  void hexadecimal(u64 value) {
    char digits[24];
    snprintf(digits, sizeof digits, "0x%lx", value);
    put(digits);
  }
  // In quotes; what is no UTF-8 becomes the character that stands for such.
  void quoted(const char* letters, size_t count) {
    put('"');
    for (size_t i = 0; i < count;) {
      const u8* at = reinterpret_cast<const u8*>(letters) + i;
      int length = lengthOf(at, count - i);
      if (length > 1) put(letters + i, length);
      else if (length == 0) put("\\ufffd");
      else if (*at == '"' || *at == '\\') put('\\'), put(letters[i]);
      else if (*at == '\n') put("\\n");
      else if (*at < 32 || *at == 127) escaped(*at);
      else put(letters[i]);
      i += length == 0 ? 1 : length;
    }
    put('"');
  }
  void quoted(const char* letters) { quoted(letters, strlen(letters)); }
  u64 hashFrom(size_t from) const {
    u64 hash = 1469598103934665603u;
    for (size_t i = from; i < used; i++) hash = (hash ^ static_cast<u8>(text[i])) * 1099511628211u;
    return hash | 1;
  }
  const char* at(size_t place) const { return text + place; }
  void drain() {
    for (size_t sent = 0; sent < used;) {
      long count = syscall(SYS_write, fd, text + sent, used - sent);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) break;
      sent += count;
    }
    written += used;
    used = 0;
  }

 private:
  void escaped(u8 letter) {
    char digits[8];
    snprintf(digits, sizeof digits, "\\u%04x", letter);
    put(digits);
  }
};
inline Out out;

// As JavaScript counts them, and the reader of the trace.
inline long charactersIn(const char* letters, size_t count) {
  long characters = 0;
  for (size_t i = 0; i < count; i++) {
    u8 letter = static_cast<u8>(letters[i]);
    if ((letter & 0xC0) != 0x80) characters += letter >= 0xF0 ? 2 : 1;
  }
  return characters;
}

}  // namespace steps
