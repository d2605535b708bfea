/** What the kinds of mail are for, by the `mode` in their links. */
const PURPOSES: Record<string, string> = {
  verifyEmail: 'verify',
  resetPassword: 'reset password',
  verifyAndChangeEmail: 'change e-mail',
  recoverEmail: 'recover e-mail',
  signIn: 'sign in',
};

/**
 * The Auth emulator sends no mail: it prints a link to a page of its own. This makes a line for the person at the
 * terminal of it, with the link to our page that production's mail holds.
 *
 * @param line one line of the emulators' log
 * @param origin where the website is
 * @returns null when the line is about something else
 */
export function mailLine(line: string, origin: string): string | null {
  return ownMail(line, origin) ?? authMail(line, origin);
}

/** A mail of ours, which a function has left for the Trigger Email extension and told the log: subject and links. */
function ownMail(line: string, origin: string): string | null {
  const json = /\{.*"message":"mail".*\}/.exec(line)?.[0];
  if (json === undefined) return null;
  const { to, subject, text } = readFields(json);
  if (to === undefined || subject === undefined || text === undefined) return null;
  // The hosted site's origin stands in them, and `npm run dev` serves the site elsewhere.
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

/** The emulator's link always says `lang=en`; the language of the person is where our client has put it. */
function languageOf(continueUrl: string | undefined): string {
  const asked =
    continueUrl !== undefined && URL.canParse(continueUrl)
      ? new URL(continueUrl).searchParams.get('lng')
      : null;
  return asked !== null && ['th', 'en', 'zh'].includes(asked) ? asked : 'th';
}
