#include "host/scratch.h"

#include <sys/sendfile.h>
#include <sys/stat.h>

#include <filesystem>

namespace fs = std::filesystem;

namespace {

void copyFile(const std::string& from, const std::string& to, mode_t mode) {
  const Fd source(must("open " + from, open(from.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)));
  Fd target(must("make " + to, open(to.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, mode)));
  while (must("copy " + from, sendfile(target.get(), source.get(), nullptr, 1 << 20)) > 0) {
  }
  must("set the mode of " + to, fchmod(target.get(), mode));
  target.finish("write the end of " + to);
}

mode_t plainMode(const fs::directory_entry& entry) {
  const bool executable = (entry.symlink_status().permissions() & fs::perms::owner_exec) != fs::perms::none;
  return executable ? 0755 : 0644;
}

}  // namespace

Scratch::Stamp Scratch::stampOf(const std::string& path) {
  struct stat state;
  must("look at " + path, lstat(path.c_str(), &state));
  return {state.st_size, state.st_mtim.tv_sec * 1000000000ll + state.st_mtim.tv_nsec};
}

void Scratch::fillFrom(const std::string& hostFolder, uid_t owner) {
  clear();
  giveTo(owner, stage_.boxFolder(), mode_);
  const std::string source = stage_.resolve(hostFolder);
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    const std::string relative = entry.path().string().substr(source.size());
    const std::string target = stage_.boxFolder() + relative;
    if (entry.symlink_status().type() == fs::file_type::directory) {
      makeFolder(target, 0755);
    } else if (entry.symlink_status().type() == fs::file_type::regular) {
      copyFile(entry.path(), target, plainMode(entry));
      filled_[relative] = stampOf(target);
    } else {
      continue;
    }
    giveTo(owner, target, mode_);
  }
}

void Scratch::copyBackTo(const std::string& hostFolder) const {
  const std::string source = stage_.boxFolder();
  const std::string folder = stage_.resolve(hostFolder);
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(source)) {
    const std::string relative = entry.path().string().substr(source.size());
    const std::string target = folder + relative;
    if (entry.symlink_status().type() == fs::file_type::directory) {
      if (mkdir(target.c_str(), 0755) != 0 && errno != EEXIST) throw StepError("make folder " + target, errno);
    } else if (entry.symlink_status().type() == fs::file_type::regular) {
      const auto before = filled_.find(relative);
      if (before != filled_.end() && before->second == stampOf(entry.path())) continue;
      copyFile(entry.path(), target, plainMode(entry));
    }
  }
}

void Scratch::clear() {
  filled_.clear();
  for (const std::string& folder : {stage_.boxFolder(), stage_.temporaryFolder()}) {
    for (const fs::directory_entry& entry : fs::directory_iterator(folder)) fs::remove_all(entry.path());
  }
  giveTo(boxUser_, stage_.boxFolder(), mode_);
}
