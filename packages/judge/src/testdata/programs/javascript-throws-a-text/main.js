throw "no solution";
