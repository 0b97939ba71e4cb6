import type { ConsoleMessage, CookieData, Page } from "puppeteer-core";

/** Of everything that is waited for: a busy machine takes a minute for what takes a second otherwise. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 200;
/** So that the editor has drawn one letter before the next. */
const KEY_MS = 5;

/** Firefox takes it for an error that somebody leaves a page whose font is still on its way (NS_BINDING_ABORTED). */
const LEFT_BEHIND = /downloadable font: download failed .* status=2152398850 /;

type Role =
  | "button"
  | "link"
  | "textbox"
  | "combobox"
  | "heading"
  | "menuitem"
  | "tab"
  | "searchbox"
  | "dialog"
  | "slider";

/** A page of Firefox, used as a person does: by roles, names and texts. Everything waits until it can be done. */
export class FirefoxPage {
  readonly #page: Page;
  readonly #baseUrl: string;
  readonly #complaints: Promise<string>[] = [];
  /** What its dialogs said; all of them are accepted. */
  readonly dialogs: string[] = [];

  constructor(page: Page, baseUrl: string) {
    this.#page = page;
    this.#baseUrl = baseUrl;
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("console", (message) => {
      if (message.type() === "error") this.#complaints.push(textOf(message));
    });
    page.on("pageerror", (error) => this.#complaints.push(Promise.resolve(`thrown: ${String(error)}`)));
    page.on("dialog", (dialog) => {
      this.dialogs.push(dialog.message());
      void dialog.accept();
    });
  }

  /** What the page has logged as an error, or thrown. */
  async complaints(): Promise<string[]> {
    return (await Promise.all(this.#complaints)).filter((text) => !LEFT_BEHIND.test(text));
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(new URL(address, this.#baseUrl).href);
  }

  async click(role: Role, name: string): Promise<void> {
    await this.#page.locator(selectorOf(role, name)).click();
  }

  /** Of a text field, or of a menu the value that it has there. */
  async fill(role: Role, name: string, text: string): Promise<void> {
    await this.#page.locator(selectorOf(role, name)).fill(text);
  }

  /** By a selector, for what has a name that nobody knows beforehand. */
  async clickOn(selector: string): Promise<void> {
    await this.#page.locator(selector).click();
  }

  async writeInto(selector: string, text: string): Promise<void> {
    await this.#page.locator(selector).fill(text);
  }

  async sees(role: Role, name: string): Promise<void> {
    await this.#page.locator(selectorOf(role, name)).wait();
  }

  async seesText(text: string): Promise<void> {
    await this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Waits for a path that begins so. */
  async isAt(path: string): Promise<void> {
    await this.until(`location.pathname.startsWith(${JSON.stringify(path)})`);
  }

  /** Waits until a JavaScript expression is true in the page. */
  async until(expression: string): Promise<void> {
    await this.#page.waitForFunction(expression, { polling: LOOK_MS }).catch((error: unknown) => {
      throw new Error(`in vain: ${expression}`, { cause: error });
    });
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return (await this.#page.evaluate(expression)) as Value;
  }

  /** Replaces all that an editor holds, key by key. */
  async type(name: string, text: string): Promise<void> {
    await this.#page.locator(selectorOf("textbox", name)).click();
    const { keyboard } = this.#page;
    await keyboard.down("Control");
    await keyboard.press("a");
    await keyboard.up("Control");
    await keyboard.type(text, { delay: KEY_MS });
  }

  async press(key: "Escape" | "ArrowRight"): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async picture(path: string): Promise<void> {
    await this.#page.screenshot({ path: path as `${string}.png` });
  }

  /** From then on it is whoever these cookies belong to. */
  async takeCookies(cookies: readonly CookieData[]): Promise<void> {
    await this.#page.browserContext().setCookie(...cookies);
  }
}

/** An error that is logged is an object in the page, of which the message itself says nothing. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const parts = message
    .args()
    .map((part) =>
      part
        .evaluate((value: unknown) => (value instanceof Error ? `${value}\n${value.stack}` : String(value)))
        .catch(() => message.text()),
    );
  return (await Promise.all(parts)).join(" ");
}

function selectorOf(role: Role, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
