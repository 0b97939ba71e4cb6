/** Every address of the web app, so that no link is spelled twice. */
export const paths = {
  home: "/",
  login: "/login",
  signup: "/signup",
  problems: "/problems",
  problem: (problemId: string) => `/problem/${encodeURIComponent(problemId)}`,
  profile: "/profile",
  challenges: "/challenges",
  community: "/community",
  workInProgress: "/WorkInProgress",
  admin: "/admin",
  adminCreate: "/admin/create",
  adminUpdateList: "/admin/update",
  adminUpdate: (problemId: string) => `/admin/update/${encodeURIComponent(problemId)}`,
  adminDelete: "/admin/delete",
  adminVideo: "/admin/video",
  adminUpload: (problemId: string) => `/admin/upload/${encodeURIComponent(problemId)}`,
} as const;
