import type { Config } from "@verdict/server/config";
import { isForOthers } from "@verdict/server/is-for-others";
import type { Facts } from "../facts.ts";
import { type Check, fails, ok, unknown, warn } from "./check.ts";
import { checkServices } from "./service-checks.ts";

const SETTINGS = { id: "settings", title: "settings" };

/** Whether the settings can be read at all: the other checks of settings make sense only then. */
export function checkSettings({ settings, namesOfSettings }: Facts): Check {
  if (typeof settings === "string") {
    const [first = "", ...rest] = settings.split("\n");
    const more = rest.length === 0 ? "" : ` (and ${rest.length} more)`;
    return fails(SETTINGS, settings.replaceAll("\n", "; "), `Correct the setting: ${first}${more}.`);
  }
  return ok(
    SETTINGS,
    namesOfSettings.length === 0 ? "none is set: all defaults" : `set: ${namesOfSettings.join(", ")}`,
  );
}

/** The settings that a site with visitors has to have, most harmful first. Nothing on a machine that only judges. */
export function checkSite(facts: Facts): Check[] {
  const { settings } = facts;
  if (typeof settings === "string" || facts.role === "judge") return [];
  return [checkAddress(settings), checkProxy(settings), ...checkServices(facts, settings), checkReached(facts)];
}

function checkAddress(config: Config): Check {
  const about = { id: "public-address", title: "public address" };
  const { publicUrl, host } = config;
  if (config.isHttps) return ok(about, `${publicUrl}: cookies travel encrypted`);
  if (isForOthers(config)) {
    return fails(
      about,
      `${publicUrl} is not encrypted: passwords and sessions can be read on the way`,
      "Put a proxy with TLS in front (docs/operations.md has its configuration) and set PUBLIC_URL=https://….",
    );
  }
  if (["127.0.0.1", "::1", "localhost"].includes(host)) return ok(about, `${publicUrl}: for this machine only`);
  return warn(
    about,
    `HOST=${host} lets other machines in, but PUBLIC_URL names this one (${publicUrl})`,
    "Set PUBLIC_URL to the address that users type, with https://, or HOST=127.0.0.1 where nobody else shall come.",
  );
}

function checkProxy(config: Config): Check {
  const about = { id: "proxy", title: "proxy in front" };
  const { trustProxy } = config;
  if (trustProxy !== false) {
    const trusted = Array.isArray(trustProxy) ? trustProxy.join(", ") : `${trustProxy} in front`;
    return ok(about, `TRUST_PROXY: ${trusted}`);
  }
  if (!config.isHttps) return ok(about, "none: whoever connects is the visitor");
  return fails(
    about,
    "TLS means a proxy, but none is believed: all visitors count as one network, and its limits as everybody's",
    "Set TRUST_PROXY=1 (or the proxy's network), and have the proxy set X-Forwarded-For as docs/operations.md shows.",
  );
}

function checkReached({ publicAddress }: Facts): Check {
  const about = { id: "reached", title: "reached from here" };
  if (publicAddress === null)
    return unknown(about, "not asked: the site is for this machine only, or does not run here");
  if (publicAddress.isReached) return ok(about, "the public address answers as this site");
  return warn(
    about,
    `the public address does not answer as this site: ${publicAddress.reason}`,
    "Look at the proxy, its certificate and the name's address; some networks only do not let a machine call itself.",
  );
}

/** Secrets that could be guessed, or that others on this machine may read. */
export function checkSecrets({ weakSecrets, dataFolder }: Facts): Check {
  const about = { id: "secrets", title: "secrets" };
  if (weakSecrets.length > 0) {
    const names = weakSecrets.join(" and ");
    return fails(
      about,
      `${names} can be guessed`,
      `Give ${names} a random value, such as openssl rand -hex 24 prints.`,
    );
  }
  const open = dataFolder.state === "there" ? dataFolder.openSecrets : [];
  if (open.length > 0) {
    return fails(about, `others may read ${open.join(", ")}`, `Close them: chmod go= ${open.join(" ")}.`);
  }
  return ok(about, "none that is easily guessed, and none that others may read");
}

/** The password that the first start made up. */
export function checkFirstPassword({ database }: Facts): Check {
  const about = { id: "admin-password", title: "administrator's password" };
  const site = database.kind === "asked" && database.look.state === "there" ? database.look.facts.site : null;
  if (site === null) return unknown(about, "not asked: the accounts could not be read");
  switch (site.firstPassword) {
    case "in use":
      return warn(
        about,
        "still the one of the first start, which stands in a file of the data folder",
        "Change the administrator's password on the page Settings, then remove the file admin-password.",
      );
    case "changed":
      return ok(about, "changed since the first start");
    case "unknown":
      return ok(about, "none of a first start is kept here");
    default:
      return site.firstPassword satisfies never;
  }
}
