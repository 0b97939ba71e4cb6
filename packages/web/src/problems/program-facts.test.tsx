import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ProgramFacts } from "./program-facts.tsx";

const text = (language: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProgramFacts language={language} memoryMegabytes={256} />
    </MemoryRouter>,
  ).replace(/<[^>]*>/g, " ");

test("the page says what a program in the chosen language may use", () => {
  expect(text("cpp")).toMatch(/g\+\+ -O2.*Stack\s+256 MB/);
  expect(text("java")).toMatch(/javac.*Stack\s+64 MB/);
  expect(text("javascript")).toMatch(/lodash, @datastructures-js\/priority-queue.*Stack\s+128 MB/);
  for (const language of ["cpp", "java", "javascript", "of a newer server"]) {
    expect(text(language)).toMatch(/Output\s+16 MB .*Threads\s+128, .*Files\s+16 MB in \/tmp/);
  }
  expect(text("of a newer server")).not.toMatch(/Libraries|Stack/);
});
