// out: by name
require("fs").writeFileSync("/dev/stdout", "by name\n");
