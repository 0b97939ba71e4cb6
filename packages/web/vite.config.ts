import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { CHUNK_GROUPS } from "./bundling/chunk-groups.ts";

const SERVER = "http://127.0.0.1:3000";

/** The text font is needed on every screen, so its download starts with the HTML and not with the style sheet. */
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /geist-latin-wght-normal.*\.woff2$/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: "" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

/**
 * A script in the head that sets the chosen theme before anything is painted. A file of its own, since the pages'
 * policy refuses scripts in the HTML; named by its content, so that a browser keeps it.
 */
function themeBeforePaint(): Plugin {
  return {
    name: "theme-before-paint",
    apply: "build",
    async buildStart() {
      const source = await readFile(new URL("theme.js", import.meta.url), "utf8");
      this.emitFile({ type: "asset", name: "theme.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /theme-[^/]*\.js$/.test(name));
        if (file === undefined) throw new Error("the build has no theme.js");
        return [{ tag: "script", attrs: { src: `/${file}` }, injectTo: "head" }];
      },
    },
  };
}

/** See src/editor/no-lint.ts: 4 KiB that everybody who opens a problem would wait for. */
function keymapWithoutLint(): Plugin {
  return {
    name: "keymap-without-lint",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer) {
      if (source !== "@codemirror/lint" || !importer?.includes("codemirror-vscode-keymap")) return null;
      return fileURLToPath(new URL("src/editor/no-lint.ts", import.meta.url));
    },
  };
}

/**
 * What the editor's packages keep and nobody reaches: the panel of the search package, in whose place ours always
 * stands (src/editor/lazy-search.ts), and the table of the class for grammars that read by line, which is not used
 * (src/editor/grammars/stream-language.ts).
 */
function editorWithoutUnused(): Plugin {
  const UNUSED: Record<string, [RegExp, string]> = {
    search: [/createPanel: view => new SearchPanel\(view\)/, "createPanel: null"],
    language: [/for \(let \[legacyName, name\] of [^;]*createTokenType\(noTokens, name\);/, ""],
  };
  return {
    name: "editor-without-unused",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/@codemirror\/(?:search|language)\/dist\/index\.js$/ },
      handler(code, id) {
        const [pattern, instead] = UNUSED[id.includes("/search/") ? "search" : "language"] ?? [/$./, ""];
        if (!pattern.test(code))
          throw new Error(`${id} is written in another way: what is unused has to be found anew`);
        return { code: code.replace(pattern, instead), map: null };
      },
    },
  };
}

/**
 * The package calls the statements pure that bind its keys and name its commands: a bundler leaves them out (6.1.0).
 */
function emacsWithItsKeys(): Plugin {
  const PURE = "/*@__PURE__*/EmacsHandler.";
  return {
    name: "emacs-with-its-keys",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/@replit\/codemirror-emacs\/dist\/index\.js$/ },
      handler(code, id) {
        if (!code.includes(PURE))
          throw new Error(`${id} is written in another way: see whether its keys still need this`);
        return { code: code.replaceAll(PURE, "EmacsHandler."), map: null };
      },
    },
  };
}

/**
 * What a call is for is read on the page about calls alone, which the server makes. Schemas and calls do nothing but be
 * there: those that no page uses (a judge's jobs, say) stay out of the bundle.
 */
function callsWithoutSummaries(): Plugin {
  return {
    name: "calls-without-summaries",
    enforce: "pre",
    apply: "build",
    transform: {
      filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^ *summary:\s*"(?:[^"\\]|\\.)*",$/gm, "")
          .replaceAll(/^((?:export )?const \w+ = )((?:z\.\w+|endpoint)\()/gm, "$1/* @__PURE__ */ $2"),
        map: null,
      }),
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadTextFont(),
    themeBeforePaint(),
    keymapWithoutLint(),
    editorWithoutUnused(),
    emacsWithItsKeys(),
    callsWithoutSummaries(),
  ],
  worker: { format: "es" },
  server: {
    proxy: {
      "/user": SERVER,
      "/submission": SERVER,
      "/contest/": SERVER,
      "/lti/": SERVER,
      "/ai": SERVER,
      "/video": SERVER,
      "/media": SERVER,
      "/dev": SERVER,
      "/docs": SERVER,
      // `/problem/<id>` is a page and `/problem/<call>` a call: only a browser that navigates asks for HTML.
      "/problem/": {
        target: SERVER,
        bypass: (request) => (request.headers.accept?.includes("text/html") ? "/index.html" : undefined),
      },
    },
  },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    // What Tailwind 4 asks for anyway; without it every colour is written twice, for browsers of 2022.
    cssTarget: ["chrome111", "safari16.4", "firefox128"],
    cssMinify: "lightningcss",
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
  },
});
