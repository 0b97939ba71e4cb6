export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What the log says of the mail where no mail server is set up: the code itself, or nothing. */
  code: string | null;
}

export interface Mailer {
  /** Resolves once the mail is taken; otherwise a DomainError that says why not, within five seconds. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}
