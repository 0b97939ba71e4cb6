process.stderr.write("\n\n#\n# Fatal process out of memory: Failed to reserve virtual memory for CodeRange\n#\n");
process.abort();
