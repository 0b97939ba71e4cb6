for (var i = 0; i < 200000; i++) print("x");
quit(0);
