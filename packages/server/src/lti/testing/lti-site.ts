import type { TestUser } from "../../accounts/testing/test-user.ts";
import { createJudgingApp, type JudgingApp } from "../../judging/testing/judging-app.ts";
import { insertPlatform } from "../platforms/store.ts";
import { type LaunchBrowser, openLaunchBrowser } from "./launch-browser.ts";
import { type PlatformPeer, startPlatformPeer } from "./platform-peer.ts";

export interface LtiSite extends JudgingApp {
  peer: PlatformPeer;
  platformId: string;
  /** A browser in which this user is signed in; or nobody. */
  browser: (user?: TestUser) => LaunchBrowser;
  /** Makes the platform's course a class of this teacher, who is known there from now on. */
  linkCourse: (teacher: TestUser, input: { sub: string; course: string; classId: string }) => Promise<void>;
}

/** A site with a learning platform that is connected on both sides. */
export async function createLtiSite(): Promise<LtiSite> {
  const site = await createJudgingApp();
  const peer = await startPlatformPeer();
  const platformId = (await insertPlatform(site.context.pool, peer.form, 50)) ?? "";
  peer.trustTool((await site.app.inject({ url: "/lti/jwks" })).json());
  const browser = (user?: TestUser) => openLaunchBrowser(site.app, user);
  return {
    ...site,
    peer,
    platformId,
    browser,
    async linkCourse(teacher, { sub, course, classId }) {
      const own = browser(teacher);
      const { ticket } = await own.open(peer, { sub, role: "Instructor", course });
      await own.post(`/lti/launches/${ticket}/account`);
      const reply = await own.post(`/lti/launches/${ticket}/class`, { classId });
      if (reply.status !== 200) throw new Error(`the course was not linked: ${reply.text}`);
    },
    async close() {
      await site.close();
      await peer.close();
    },
  };
}
