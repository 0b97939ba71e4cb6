// Beside a program whose every basic block calls __sanitizer_cov_trace_pc (g++ -fsanitize-coverage=trace-pc): counts
// these calls, and what the C library does to stretches of memory, which is not compiled that way (-Wl,--wrap). When
// the program ends, the count is all that its standard error holds. Written for the oldest standard that a program may
// be compiled by.
#include <stddef.h>
#include <unistd.h>

extern "C" {

unsigned long verdict_steps = 0;

// In assembly: whatever is compiled here would call itself.
#if defined(__x86_64__)
asm(".text\n"
    ".globl __sanitizer_cov_trace_pc\n"
    ".type __sanitizer_cov_trace_pc, @function\n"
    "__sanitizer_cov_trace_pc:\n"
    "  incq verdict_steps(%rip)\n"
    "  ret\n"
    ".size __sanitizer_cov_trace_pc, .-__sanitizer_cov_trace_pc\n");
#elif defined(__aarch64__)
asm(".text\n"
    ".globl __sanitizer_cov_trace_pc\n"
    ".type __sanitizer_cov_trace_pc, %function\n"
    "__sanitizer_cov_trace_pc:\n"
    "  adrp x16, verdict_steps\n"
    "  add x16, x16, :lo12:verdict_steps\n"
    "  ldr x17, [x16]\n"
    "  add x17, x17, 1\n"
    "  str x17, [x16]\n"
    "  ret\n"
    ".size __sanitizer_cov_trace_pc, .-__sanitizer_cov_trace_pc\n");
#else
#error "Steps are counted on x86_64 and aarch64 only."
#endif

void* __real_memcpy(void*, const void*, size_t);
void* __real_memmove(void*, const void*, size_t);
void* __real_memset(void*, int, size_t);
void* __real_memchr(const void*, int, size_t);
size_t __real_strlen(const char*);
int __real_memcmp(const void*, const void*, size_t);

}  // extern "C"

namespace {

// What a step of these reaches on ordinary processors.
const size_t kBytesInAStep = 16;

void countBytes(size_t bytes) { verdict_steps += bytes / kBytesInAStep; }

// The two ends of a comparison say nothing of where it stopped: how far both are the same, looked for piece by piece.
size_t sameBytes(const char* one, const char* other, size_t size) {
  size_t same = 0;
  while (size - same >= kBytesInAStep && __real_memcmp(one + same, other + same, kBytesInAStep) == 0) {
    same += kBytesInAStep;
  }
  return same;
}

int standardError = STDERR_FILENO;

// The first of all and the last of all: what a program has made of its own before main() and after it counts as well.
__attribute__((constructor(101))) void keepStandardError() {
  const int kept = dup(STDERR_FILENO);
  if (kept < 0) return;
  standardError = kept;
  close(STDERR_FILENO);
}

__attribute__((destructor(101))) void tellSteps() {
  char digits[24];
  size_t first = sizeof digits;
  digits[--first] = '\n';
  for (unsigned long left = verdict_steps; first > 0; left /= 10) {
    digits[--first] = static_cast<char>('0' + left % 10);
    if (left < 10) break;
  }
  if (write(standardError, digits + first, sizeof digits - first) < 0) return;
}

}  // namespace

extern "C" {

void* __wrap_memcpy(void* to, const void* from, size_t size) {
  countBytes(size);
  return __real_memcpy(to, from, size);
}

void* __wrap_memmove(void* to, const void* from, size_t size) {
  countBytes(size);
  return __real_memmove(to, from, size);
}

void* __wrap_memset(void* to, int value, size_t size) {
  countBytes(size);
  return __real_memset(to, value, size);
}

void* __wrap_memchr(const void* text, int value, size_t size) {
  void* found = __real_memchr(text, value, size);
  const char* first = static_cast<const char*>(text);
  countBytes(found == 0 ? size : static_cast<size_t>(static_cast<const char*>(found) - first));
  return found;
}

size_t __wrap_strlen(const char* text) {
  const size_t length = __real_strlen(text);
  countBytes(length);
  return length;
}

int __wrap_memcmp(const void* one, const void* other, size_t size) {
  const char* left = static_cast<const char*>(one);
  const char* right = static_cast<const char*>(other);
  const size_t same = sameBytes(left, right, size);
  return __real_memcmp(left + same, right + same, size - same);
}

}  // extern "C"
