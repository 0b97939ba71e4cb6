process.stderr.write("FATAL ERROR: ".repeat(5000));
process.exitCode = 1;
