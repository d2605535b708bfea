import { DEMO_PASSWORD, PERSONAS } from '@app/seed/personas';
import { demoProject, readCommandLine, wholeNumber } from '../command-line.ts';
import { Failure } from '../failure.ts';
import { unlessInterrupted } from '../interrupt.ts';
import { bakeHome } from './bake-home.ts';
import { dataFolderOf, newestSnapshot } from './data.ts';
import { loadDemoData } from './demo-data.ts';
import { keepData } from './keep-data.ts';
import { mailLine } from './mail.ts';
import { claimPorts, MAX_OFFSET, portsAt, type Claim } from './ports.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';
import { liveRunOn } from './stale-runs.ts';
import { withEmulators, type Suite } from './suite.ts';
import { timingLine } from './timing.ts';

export type PortalOptions = {
  readonly fresh: boolean;
  readonly offset: number;
  readonly project: string;
  readonly replace: ReadonlyMap<string, string>;
  /** Show the emulators' log. */
  readonly verbose: boolean;
};

/** The arguments that `start` and `dev` share. @throws Failure naming what is wrong */
export function readPortalOptions(usage: string, summary: string, argv: readonly string[]): PortalOptions {
  const { flags } = readCommandLine(
    {
      usage,
      summary,
      options: {
        fresh: { type: 'boolean', help: 'Start fresh with the demo data' },
        'port-offset': {
          type: 'string',
          value: 'N',
          help: 'Add N to every port; each offset has separate data',
        },
        project: { type: 'string', value: 'demo-NAME', help: "The emulators' project (demo-portal)" },
        verbose: { type: 'boolean', help: "Show the emulators' log, otherwise in .run/" },
        replace: {
          type: 'string',
          multiple: true,
          value: 'PATH=FILE',
          help: 'Use FILE for firestore.rules, storage.rules, functions/lib/index.js or web/index.html',
        },
      },
    },
    argv,
  );
  return {
    fresh: flags.fresh === true,
    offset: wholeNumber('port-offset', flags['port-offset'], 0, MAX_OFFSET),
    project: demoProject(flags.project),
    replace: new Map((flags.replace ?? []).map(readReplacement)),
    verbose: flags.verbose === true,
  };
}

function readReplacement(text: string): [string, string] {
  const [path, file] = text.split('=');
  if (path && file) return [path, file];
  throw new Failure(`--replace takes PATH=FILE, not "${text}".`);
}

/**
 * Runs the portal on the emulators until the user stops it: with the data of the last run or the demo data, mails as lines in
 * the terminal, data saved at the end. `open` completes the served site and resolves to its address.
 */
export async function servePortal(
  options: PortalOptions,
  site: { readonly hosted: boolean; readonly open: (suite: Suite) => Promise<string> },
): Promise<void> {
  const ports = portsAt(options.offset);
  const folder = dataFolderOf(options.project, options.offset);
  const origin = `http://127.0.0.1:${site.hosted ? ports.hosting : ports.vite}`;
  // Evaluated when the emulators start, not now: the data of a killed run may be saved in between.
  let snapshot: string | null = null;
  await withEmulators(
    {
      project: options.project,
      claim: () => claimHere(options.offset),
      services: ['auth', 'firestore', 'storage', 'functions', ...(site.hosted ? (['hosting'] as const) : [])],
      importFrom: () => (snapshot = options.fresh ? null : newestSnapshot(folder)),
      dataFolder: folder,
      replace: options.replace,
      say: (line) => console.log(line),
      onLine: (line) => {
        const mail = mailLine(line, origin);
        if (mail !== null) console.log(mail);
        else if (options.verbose && !OF_SAVING.test(line)) console.log(line);
      },
    },
    async (suite) => {
      const data = keepData(suite.ports.hub, folder);
      if (snapshot === null) await loadDemoData(suite);
      await data.save();
      const isBuilt = site.hosted && !options.replace.has('web/index.html');
      if (isBuilt) await unlessInterrupted(bakeHome(suite.hostingOrigin, suite.staging.path('web')));
      const address = await unlessInterrupted(site.open(suite));
      announce(address, suite);
      await serveUntilStopped(suite, data, folder, address);
    },
  );
  console.log('Stopped.');
}

/** The CLI's lines for each export, every few seconds. */
const OF_SAVING = /emulators: (Received export request|Export complete)/;

/** @throws Failure that says whether this checkout or another program uses these ports */
async function claimHere(offset: number): Promise<Claim> {
  const live = await liveRunOn(portsAt(offset));
  if (live === null) return claimPorts(offset);
  throw new Failure(
    `The portal runs here already (process ${live.pid}): open http://127.0.0.1:${live.ports.hosting}, stop it with Ctrl-C there, or start a second one with --port-offset 1000.`,
  );
}

const { admin, customer, partner, pending, rejected } = PERSONAS;
const ACCOUNTS = [admin, customer, partner, pending, rejected].map(({ email }) => email);

function announce(address: string, suite: Suite): void {
  console.log(timingLine({ ...suite.timing, total: performance.now() }));
  if (suite.hasUi) console.log(`Emulator UI: http://127.0.0.1:${suite.ports.ui}`);
  console.log(`Demo accounts (password ${DEMO_PASSWORD}): ${ACCOUNTS.join(', ')}`);
  console.log(`Ready: ${address}`);
}
