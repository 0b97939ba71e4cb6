// out: 3 4 5
outer: for (let a = 1; ; a++)
  for (let b = a; b < 30; b++)
    for (let c = b; c < 30; c++)
      if (a ** 2 + b ** 2 === c ** 2) {
        console.log(a, b, c);
        break outer;
      }
