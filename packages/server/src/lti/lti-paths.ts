/** What an administrator enters at a platform, below the address of this site. */
export const LOGIN_PATH = "/lti/login";
export const LAUNCH_PATH = "/lti/launch";
export const KEYS_PATH = "/lti/jwks";
/** The target of a launch in which a teacher chooses what a new link opens. */
export const DEEP_LINK_PATH = "/lti/deep-link";
/** What takes a choice back to the platform, and what waits for it in the platform's frame. */
export const ANSWER_PATH = "/lti/answer";
export const FRAME_PATH = "/lti/frame";
