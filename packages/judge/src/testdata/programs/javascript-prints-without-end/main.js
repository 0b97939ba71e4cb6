for (;;) require("fs").writeSync(1, "on and on and on and on and on and on and on and on\n".repeat(100));
