// Loading it runs its constructor; that it is no module of Node's comes after.
try { process.dlopen({ exports: {} }, "/box/native.node"); } catch (error) { console.log(`dlopen: ${error.code}`); }
