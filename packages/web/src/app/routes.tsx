import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { LandingPage } from "../pages/landing-page.tsx";
import { FullScreenSpinner } from "../ui/spinner.tsx";
import { AdminOnly, AuthKnown, ReadersOnly, SignedInOnly, SignedOutOnly } from "./gates.tsx";
import { RouteFailure } from "./page-failures.tsx";
import { Shell } from "./shell.tsx";
import { SignedOutNotice } from "./signed-out-notice.tsx";

/** A page in a chunk of its own. It loads while the check of the visitor is still under way. */
function page(load: () => Promise<ComponentType>): Pick<RouteObject, "lazy"> {
  return { lazy: async () => ({ Component: await load() }) };
}

function withData(children: RouteObject[]): RouteObject[] {
  return [{ ...page(async () => (await import("./data-layout.tsx")).DataLayout), children }];
}

const publicPages: RouteObject[] = [
  { path: "/", Component: LandingPage },
  { path: "/languages", ...page(async () => (await import("../pages/languages-page.tsx")).LanguagesPage) },
  { path: "/WorkInProgress", ...page(async () => (await import("../pages/placeholders.tsx")).WorkInProgressPage) },
];

const signedOutPages: RouteObject[] = [
  { path: "/login", ...page(async () => (await import("../pages/login-page.tsx")).LoginPage) },
  { path: "/signup", ...page(async () => (await import("../pages/signup-page.tsx")).SignupPage) },
  {
    path: "/forgot-password",
    ...page(async () => (await import("../pages/forgot-password-page.tsx")).ForgotPasswordPage),
  },
];

/** For whoever has the link, signed in or not. */
const sharedPages: RouteObject[] = [
  { path: "/login/openid", ...page(async () => (await import("../pages/openid-page.tsx")).OpenIdPage) },
  { path: "/launch/:ticket", ...page(async () => (await import("../pages/launch-page.tsx")).LaunchPage) },
  { path: "/talk-mail/:token", ...page(async () => (await import("../pages/talk-mail-page.tsx")).TalkMailPage) },
  { path: "/shared/:token", ...page(async () => (await import("../pages/shared-page.tsx")).SharedPage) },
];

/** For users, and for visitors where the site shows its problems to them. */
const readersPages: RouteObject[] = [
  { path: "/problems", ...page(async () => (await import("../pages/problems-page.tsx")).ProblemsPage) },
  { path: "/problem/:problemId", ...page(async () => (await import("../pages/problem-page.tsx")).ProblemPage) },
  { path: "/people/:handle", ...page(async () => (await import("../pages/person-page.tsx")).PersonPage) },
];

const signedInPages: RouteObject[] = [
  { path: "/submissions", ...page(async () => (await import("../pages/submissions-page.tsx")).SubmissionsPage) },
  {
    path: "/submission/:submissionId",
    ...page(async () => (await import("../pages/submission-page.tsx")).SubmissionPage),
  },
  { path: "/talk/:problemId", ...page(async () => (await import("../pages/talk-page.tsx")).TalkPage) },
  { path: "/profile", ...page(async () => (await import("../pages/profile-page.tsx")).ProfilePage) },
  { path: "/settings", ...page(async () => (await import("../pages/settings-page.tsx")).SettingsPage) },
  { path: "/challenges", ...page(async () => (await import("../pages/placeholders.tsx")).ChallengesPage) },
  { path: "/contests/*", ...page(async () => (await import("../pages/contests-page.tsx")).ContestsPage) },
  { path: "/classes/*", ...page(async () => (await import("../pages/classes-page.tsx")).ClassesPage) },
  { path: "/community", ...page(async () => (await import("../pages/placeholders.tsx")).CommunityPage) },
  { path: "*", ...page(async () => (await import("../pages/not-found-page.tsx")).NotFoundPage) },
];

const adminPages: RouteObject[] = [
  { path: "/admin/*", ...page(async () => (await import("./admin-pages.tsx")).AdminPages) },
];

export const routes: RouteObject[] = [
  {
    Component: AuthKnown,
    HydrateFallback: FullScreenSpinner,
    ErrorBoundary: RouteFailure,
    children: [
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: RouteFailure,
            children: [
              {
                Component: SignedOutNotice,
                children: [
                  ...publicPages,
                  ...withData(sharedPages),
                  { Component: SignedOutOnly, children: withData(signedOutPages) },
                ],
              },
              { Component: ReadersOnly, children: withData(readersPages) },
              { Component: SignedInOnly, children: withData(signedInPages) },
            ],
          },
        ],
      },
      { Component: AdminOnly, children: withData(adminPages) },
    ],
  },
];
