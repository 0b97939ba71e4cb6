// What a box costs by itself: asks one runner for the same run again and again, over the pipes that the judge uses, and
// prints the wall time in microseconds. In C++, as the floor that it is compared with (bare-runs.cc).
// Usage: box-runs <runner> <runs> <file with the configure frame> <file with the run frame>

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace {

constexpr int kWarmUpRuns = 200;

[[noreturn]] void fail(const char* what) {
  perror(what);
  exit(1);
}

std::string readFile(const char* path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

void readFully(int from, char* to, size_t size) {
  while (size > 0) {
    const ssize_t count = read(from, to, size);
    if (count <= 0) fail("read from the runner");
    to += count;
    size -= static_cast<size_t>(count);
  }
}

std::string ask(int orders, int answers, const std::string& frame) {
  if (write(orders, frame.data(), frame.size()) != static_cast<ssize_t>(frame.size())) fail("write to the runner");
  uint32_t size = 0;
  readFully(answers, reinterpret_cast<char*>(&size), sizeof size);
  std::string answer(size, '\0');
  readFully(answers, answer.data(), size);
  return answer;
}

}  // namespace

int main(int count, char** words) {
  if (count != 5) return 2;
  const std::string configure = readFile(words[3]);
  const std::string run = readFile(words[4]);
  int orders[2];
  int answers[2];
  if (pipe(orders) != 0 || pipe(answers) != 0) fail("make the pipes");
  const pid_t runner = fork();
  if (runner == 0) {
    dup2(orders[0], 0);
    dup2(answers[1], 1);
    for (const int end : {orders[0], orders[1], answers[0], answers[1]}) close(end);
    execl(words[1], "runner", nullptr);
    fail("start the runner");
  }
  close(orders[0]);
  close(answers[1]);
  ask(orders[1], answers[0], configure);
  // The first run makes the file system of the box, and the kernel is still busy with the namespaces of the runner.
  for (int left = kWarmUpRuns; left > 0; left--) ask(orders[1], answers[0], run);

  const auto started = std::chrono::steady_clock::now();
  for (int left = atoi(words[2]); left > 0; left--) {
    const std::string report = ask(orders[1], answers[0], run);
    if (report.find("exited") == std::string::npos) {
      fprintf(stderr, "the run failed: %s\n", report.c_str());
      return 1;
    }
  }
  const auto wall = std::chrono::steady_clock::now() - started;
  close(orders[1]);
  waitpid(runner, nullptr, 0);
  printf("%lld\n", static_cast<long long>(std::chrono::duration_cast<std::chrono::microseconds>(wall).count()));
}
