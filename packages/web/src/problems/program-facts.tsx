import { DEFAULT_LIMITS, MOST_THREADS, TEMPORARY_BYTES } from "@verdict/contract/judging";
import { isCore, type LanguageId, languageName } from "@verdict/contract/language";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../platform/paths.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;

interface OfLanguage {
  compiler: ReactNode;
  libraries: ReactNode;
  stack: (memoryMegabytes: number) => string;
}

const OF_LANGUAGE = {
  cpp: {
    compiler: "g++ -O2 with the newest standard it knows; what that refuses is tried under C++17, 14, 11, 20 and 98",
    libraries: "the standard library, <bits/stdc++.h>, <ext/pb_ds/…>",
    stack: (memory) => `${memory} MB`,
  },
  java: {
    compiler: "javac; a class with a main method, by any name",
    libraries: "the JDK",
    stack: (memory) => `${Math.min(memory / 4, 128)} MB`,
  },
  javascript: {
    compiler: "Node, as a script",
    libraries: "Node's modules, lodash, @datastructures-js/priority-queue, queue, deque and heap",
    stack: (memory) => `${Math.min(memory / 2, 256)} MB`,
  },
} satisfies Record<string, OfLanguage>;

/** What a program may use beside its time and memory, as docs/what-programs-may-use.md says it for all languages. */
export function ProgramFacts({ language, memoryMegabytes }: { language: LanguageId; memoryMegabytes: number }) {
  const own: OfLanguage | null = isCore(language) ? OF_LANGUAGE[language] : null;
  return (
    <dl aria-label={`What a ${languageName(language)} program may use`} className="grid gap-2">
      {own !== null && <Fact name="Compiled by">{own.compiler}</Fact>}
      {own !== null && <Fact name="Libraries">{own.libraries}</Fact>}
      {own !== null && <Fact name="Stack">{own.stack(memoryMegabytes)}</Fact>}
      <Fact name="Output">{megabytes(DEFAULT_LIMITS.outputBytes)} unless the problem says otherwise</Fact>
      <Fact name="Threads">{MOST_THREADS}, those of the runtime included</Fact>
      <Fact name="Files">{megabytes(TEMPORARY_BYTES)} in /tmp, which count as memory</Fact>
      <Fact name="Judged if">ONLINE_JUDGE is defined</Fact>
      <Fact name="Commands">
        <Link className="link" to={paths.languages}>
          of all languages, and their times
        </Link>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2">
      <dt className="text-faint">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
