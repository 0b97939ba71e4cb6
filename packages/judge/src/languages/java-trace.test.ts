import { parseErrorOutput } from "@verdict/contract/read-diagnostics";
import { expect, test } from "vitest";
import { javaTraceForPeople } from "./java-trace.ts";

/** As JDK 25 printed them in a box. */
const CAUSED = `Exception in thread "main" java.lang.RuntimeException: java.lang.NumberFormatException: For input string: "q"
\tat Main.main(Main.java:3)
Caused by: java.lang.NumberFormatException: For input string: "q"
\tat java.base/java.lang.NumberFormatException.forInputString(NumberFormatException.java:67)
\tat java.base/java.lang.Integer.parseInt(Integer.java:662)
\t... 1 more
`;
const IN_A_LAMBDA = `Exception in thread "Thread-0" java.lang.ArithmeticException: / by zero
\tat Main.lambda$main$0(Main.java:2)
\tat java.base/java.util.stream.ReferencePipeline$3$1.accept(ReferencePipeline.java:214)
\tat java.base/java.util.stream.ReferencePipeline.collect(ReferencePipeline.java:723)
\tat Main.main(Main.java:3)
\tat java.base/java.lang.Thread.run(Thread.java:1474)
`;

test("a trace names the program's file only, and of the JDK the method that was called", () => {
  expect(
    javaTraceForPeople(CAUSED),
  ).toBe(`Exception in thread "main" java.lang.RuntimeException: java.lang.NumberFormatException: For input string: "q"
\tat Main.main(Main.java:3)
Caused by: java.lang.NumberFormatException: For input string: "q"
\tat java.lang.Integer.parseInt
\t... 1 more
`);
  expect(javaTraceForPeople(IN_A_LAMBDA)).toBe(`Exception in thread "Thread-0" java.lang.ArithmeticException: / by zero
\tat Main.lambda$main$0(Main.java:2)
\tat java.util.stream.ReferencePipeline.collect
\tat Main.main(Main.java:3)
`);
});

test("an exception that only the JDK has seen keeps one method", () => {
  const trace = `Exception in thread "x" java.lang.Error
\tat java.base/java.util.A.b(A.java:1)
\tat java.base/java.lang.Thread.run(Thread.java:1474)
`;
  expect(javaTraceForPeople(trace)).toBe(`Exception in thread "x" java.lang.Error
\tat java.lang.Thread.run
`);
});

test("endless recursion is four frames and their number", () => {
  const frames = "\tat Deep.f(Deep.java:1)\n".repeat(1024);
  const trace = `Exception in thread "main" java.lang.StackOverflowError\n${frames}`;
  expect(javaTraceForPeople(trace)).toBe(
    `Exception in thread "main" java.lang.StackOverflowError\n${"\tat Deep.f(Deep.java:1)\n".repeat(4)}\t... 1020 more of these\n`,
  );
});

test("the line is marked as it was by the whole trace", () => {
  for (const trace of [CAUSED, IN_A_LAMBDA]) {
    const marks = parseErrorOutput("java", javaTraceForPeople(trace));
    expect(marks).toHaveLength(1);
    expect(marks).toEqual(parseErrorOutput("java", trace));
  }
});

test("what a program prints itself stays as it is", () => {
  const own = "at java.base/x(1)\n3\n3\n3\n3\n3\n\tat last\n";
  expect(javaTraceForPeople(own)).toBe(own);
});
