import { applicationDefault, initializeApp, type Credential } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { readCommandLine, wholeNumber } from '../command-line.ts';
import { HOST, isFree, MAX_OFFSET, portsAt } from '../emulators/ports.ts';
import { Failure, messageOf } from '../failure.ts';

/** The project whose accounts a command works on. */
export type Project = { readonly id: string; readonly auth: Auth; readonly db: Firestore };

/** Which project a command works on. */
export const PROJECT_OPTIONS = {
  project: {
    type: 'string',
    value: 'ID',
    help: 'A real Firebase project, or an emulator project other than demo-portal',
  },
  'port-offset': { type: 'string', value: 'N', help: 'The offset that the emulators were started with' },
} as const;

const OPTIONS = {
  ...PROJECT_OPTIONS,
  undo: { type: 'boolean', help: 'Reverts it' },
} as const;

/** For a command that may change the account's address as well. */
export const ADDRESS_OPTION = {
  address: {
    type: 'string',
    value: 'EMAIL',
    help: 'With --undo: the address that the account has from now on',
  },
} as const;

export type AccountCommand = {
  readonly email: string;
  readonly undo: boolean;
  /** Of {@link ADDRESS_OPTION}. */
  readonly address: string | undefined;
  readonly project: Project;
};

/**
 * Reads the arguments of a command about one account, and connects to its project: the emulators' unless a real one
 * (no `demo-` in front) is named, which is opened with application default credentials.
 * @param more options beside those that every such command has
 * @throws Failure when the arguments are wrong or nothing answers
 */
export async function readAccountCommand(
  name: string,
  summary: string,
  more: Partial<typeof ADDRESS_OPTION> = {},
): Promise<AccountCommand> {
  const options: typeof OPTIONS & Partial<typeof ADDRESS_OPTION> = { ...OPTIONS, ...more };
  const command = { usage: `${name} -- EMAIL`, summary, options, positionals: 1 };
  const { flags, positionals } = readCommandLine(command, process.argv.slice(2));
  const email = (positionals[0] ?? '').trim().toLowerCase();
  const undo = flags.undo === true;
  const address = flags.address?.trim().toLowerCase();
  if (address !== undefined && !undo) throw new Failure('--address needs --undo.');
  return { email, undo, address, project: await projectOf(flags) };
}

/**
 * Connects to the project that the flags of {@link PROJECT_OPTIONS} name.
 * @throws Failure when they are wrong or nothing answers
 */
export function projectOf(flags: {
  project?: string | undefined;
  'port-offset'?: string | undefined;
}): Promise<Project> {
  const offset = wholeNumber('port-offset', flags['port-offset'], 0, MAX_OFFSET);
  return connect(flags.project ?? 'demo-portal', offset);
}

async function connect(id: string, offset: number): Promise<Project> {
  const isDemo = id.startsWith('demo-');
  if (isDemo) {
    const ports = portsAt(offset);
    if ((await isFree(ports.auth)) || (await isFree(ports.firestore))) {
      throw new Failure(
        `No emulators run at port ${ports.auth}: start them with npm start, or name a real project with --project ID.`,
      );
    }
    // Otherwise the SDK searches for a Google Cloud machine, and prints a warning.
    process.env.METADATA_SERVER_DETECTION = 'none';
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${HOST}:${ports.auth}`;
    process.env.FIRESTORE_EMULATOR_HOST = `${HOST}:${ports.firestore}`;
  } else {
    // Variables of a shell that was used for tests must not redirect a real project's command to the emulators.
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    delete process.env.FIRESTORE_EMULATOR_HOST;
  }
  const app = initializeApp({ projectId: id, ...(!isDemo && { credential: await ownCredential(id) }) });
  return { id, auth: getAuth(app), db: getFirestore(app) };
}

/** @throws Failure when nobody is signed in: the first read would otherwise fail, with a text that names another way */
async function ownCredential(project: string): Promise<Credential> {
  const credential = applicationDefault();
  try {
    await credential.getAccessToken();
    return credential;
  } catch (error) {
    throw new Failure(
      `You are not signed in for ${project} (${messageOf(error)}): run gcloud auth application-default login. The login of npx firebase is another one.`,
    );
  }
}

/** @throws Failure when the project has no such account, or cannot be asked */
export async function findAccount({ auth, id }: Project, email: string): Promise<UserRecord> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code === 'auth/user-not-found')
      throw new Failure(`${id} has no account ${email}: create it first or check the spelling.`);
    if (code === 'auth/invalid-email') throw new Failure(`"${email}" is not an email address.`);
    throw new Failure(
      `${id} cannot be reached (${messageOf(error)}): sign in with gcloud auth application-default login, and look at --project.`,
    );
  }
}
