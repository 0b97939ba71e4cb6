// The floor that a judge is compared with: runs a command once per input file, some at a time, without any sandbox, and
// prints the wall time in microseconds, then a line with the CPU time of each run in the order of their ends. In C++,
// since a spawn from Node would cost more than the run itself. Usage: bare-runs <at once> <rounds per input> <input
// file>… -- <command> <argument>…

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

extern char** environ;

namespace {

pid_t start(const std::string& input, char** command) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, 0, input.c_str(), O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  pid_t child = 0;
  const int error = posix_spawn(&child, command[0], &files, nullptr, command, environ);
  posix_spawn_file_actions_destroy(&files);
  if (error != 0) {
    fprintf(stderr, "%s: %s\n", command[0], strerror(error));
    exit(1);
  }
  return child;
}

long long micros(const timeval& time) { return time.tv_sec * 1000000LL + time.tv_usec; }

// The CPU time of the child that ended.
long long awaitOne() {
  int status = 0;
  rusage usage = {};
  wait4(-1, &status, 0, &usage);
  if (status == 0) return micros(usage.ru_utime) + micros(usage.ru_stime);
  fprintf(stderr, "the command failed with status %d\n", status);
  exit(1);
}

}  // namespace

int main(int count, char** words) {
  const int atOnce = count > 2 ? atoi(words[1]) : 0;
  const int rounds = count > 2 ? atoi(words[2]) : 0;
  std::vector<std::string> inputs;
  int at = 3;
  for (; at < count && strcmp(words[at], "--") != 0; at++) inputs.push_back(words[at]);
  if (atOnce < 1 || rounds < 1 || inputs.empty() || at + 1 >= count) return 2;
  char** command = words + at + 1;

  const auto started = std::chrono::steady_clock::now();
  std::vector<long long> cpuMicros;
  int running = 0;
  for (int round = 0; round < rounds; round++) {
    for (const std::string& input : inputs) {
      if (running == atOnce) {
        cpuMicros.push_back(awaitOne());
        running--;
      }
      start(input, command);
      running++;
    }
  }
  for (; running > 0; running--) cpuMicros.push_back(awaitOne());
  const auto wall = std::chrono::steady_clock::now() - started;
  printf("%lld\n", static_cast<long long>(std::chrono::duration_cast<std::chrono::microseconds>(wall).count()));
  for (const long long micros : cpuMicros) printf("%lld\n", micros);
}
