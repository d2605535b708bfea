/** The purpose of each kind of mail, by the `mode` in its links. */
const PURPOSES: Record<string, string> = {
  verifyEmail: 'verify',
  resetPassword: 'reset password',
  verifyAndChangeEmail: 'change email',
  recoverEmail: 'restore email',
  signIn: 'sign in',
};

/**
 * The Auth emulator sends no mail: it prints a link to its own page. This converts that to a line for the terminal, with the
 * link to our page that production's mail contains.
 *
 * @param line one line of the emulators' log
 * @param origin where the website is
 * @returns null when the line is about something else
 */
export function mailLine(line: string, origin: string): string | null {
  return ownMail(line, origin) ?? authMail(line, origin);
}

/** A mail that a function has queued for the Trigger Email extension and logged: subject and links. */
function ownMail(line: string, origin: string): string | null {
  const json = /\{.*"message":"mail".*\}/.exec(line)?.[0];
  if (json === undefined) return null;
  const { to, subject, text } = readFields(json);
  if (to === undefined || subject === undefined || text === undefined) return null;
  // They contain the hosted site's origin, and `npm run dev` serves the site elsewhere.
  const links = [...text.matchAll(/https?:\/\/[^\s/]+(\/\S+)/g)].map(([, path]) => `${origin}${path}`);
  return [`Mail to ${to} (${subject}):`, ...links].join(' ');
}

function readFields(json: string): Record<string, string | undefined> {
  try {
    return JSON.parse(json) as Record<string, string | undefined>;
  } catch {
    return {};
  }
}

function authMail(line: string, origin: string): string | null {
  const link = /follow this link: (https?:\/\/\S+)/.exec(line)?.[1];
  const receiver = /(?:address from|address to|address|for|as) (\S+@[^\s,]+)/.exec(line)?.[1];
  if (link === undefined || receiver === undefined || !URL.canParse(link)) return null;
  const { mode, oobCode, continueUrl } = Object.fromEntries(new URL(link).searchParams);
  if (mode === undefined || oobCode === undefined) return null;
  const page = new URL('/auth/action', origin);
  page.searchParams.set('mode', mode);
  page.searchParams.set('oobCode', oobCode);
  if (continueUrl !== undefined) page.searchParams.set('continueUrl', continueUrl);
  page.searchParams.set('lng', languageOf(continueUrl));
  return `Mail to ${receiver} (${PURPOSES[mode] ?? mode}): ${page.href}`;
}

/** The emulator's link always has `lang=en`; the person's language is in a parameter that our client adds. */
function languageOf(continueUrl: string | undefined): string {
  const asked =
    continueUrl !== undefined && URL.canParse(continueUrl)
      ? new URL(continueUrl).searchParams.get('lng')
      : null;
  return asked !== null && ['th', 'en', 'zh'].includes(asked) ? asked : 'th';
}
