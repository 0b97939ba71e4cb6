let text = "";
process.stdin.on("data", (chunk) => (text += chunk));
process.stdin.on("end", () => console.log(eval(text.trim().replace(" ", "+"))));
