// out: written
require("fs").writeSync(1, "written\n");
