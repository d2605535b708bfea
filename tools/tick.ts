import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { PROJECT_OPTIONS, projectOf } from './accounts/connect.ts';
import { demoProject, readCommandLine, wholeNumber } from './command-line.ts';
import { build } from './emulators/builds.ts';
import { HOST, MAX_OFFSET, portsAt } from './emulators/ports.ts';
import { liveRunOn } from './emulators/stale-runs.ts';
import { Failure, main } from './failure.ts';
import { ROOT } from './repository.ts';

const SUMMARY = `Runs the scheduled decisions on an emulator project as if it were another time: promises that are due or broken,
limitation clocks that are near, authorities that end, assignments that nobody has answered, reports that are late, the daily retention report, the daily emails
and the figures of the public site. Only for projects that begin with demo-; the emulators must be running.`;

/** The schedules whose decisions depend on the time and on stored documents alone. */
const FUNCTIONS = [
  'runPromisesDaily',
  'runClocksDaily',
  'watchAuthoritiesDaily',
  'watchPapersDaily',
  'watchAcceptancesOften',
  'watchCommitmentsOften',
  'runRetentionDaily',
  'sendDigestsDaily',
  'countFiguresDaily',
];

const OPTIONS = {
  at: {
    type: 'string',
    value: 'TIME',
    help: 'RFC 3339 with an offset, such as 2026-12-05T08:00+07:00; required',
  },
  ...PROJECT_OPTIONS,
} as const;

/** @throws Failure unless it is a time with an offset */
function timeOf(text: string | undefined): Date {
  const at = new Date(text ?? '');
  if (text !== undefined && /(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new Failure(
    `--at takes a time with its offset, such as 2026-12-05T08:00+07:00, not "${text ?? ''}".`,
  );
}

/** The functions as they are deployed. @param outDir of this run: another run may be building at the same time */
async function builtFunctions(outDir: string): Promise<string> {
  await build({ workspace: 'functions', mode: 'production', outDir, env: {} });
  return pathToFileURL(path.join(outDir, 'index.js')).href;
}

/** A program whose clock is shifted so that it starts at `at`. */
function programOf(index: string, at: Date): string {
  return `
    const Real = Date, ahead = ${at.getTime()} - Real.now();
    globalThis.Date = class extends Real {
      constructor(...args) { args.length === 0 ? super(Real.now() + ahead) : super(...args); }
      static now() { return Real.now() + ahead; }
    };
    const all = await import(${JSON.stringify(index)});
    for (const name of ${JSON.stringify(FUNCTIONS)}) await all[name].run({});
    process.exit(0);`;
}

await main(async () => {
  const command = { usage: 'tick -- --at TIME', summary: SUMMARY, options: OPTIONS };
  const { flags } = readCommandLine(command, process.argv.slice(2));
  const at = timeOf(flags.at);
  const projectId = demoProject(flags.project);
  // Sets the emulators' addresses for the process below.
  await projectOf({ ...flags, project: projectId });
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(path.join(ROOT, '.cache/tick-'));
  try {
    const program = programOf(await builtFunctions(folder), at);
    // Mails are rendered by the program of the run that has these ports.
    const ports = portsAt(wholeNumber('port-offset', flags['port-offset'], 0, MAX_OFFSET));
    const run = await liveRunOn(ports);
    const env = {
      ...process.env,
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId }),
      FUNCTIONS_EMULATOR: 'true',
      RETENTION_DELETES: 'false',
      SITE_FOLDER: run === null ? '' : path.join(run.folder, 'functions', 'site'),
      HOSTING_ORIGIN: `http://${HOST}:${ports.hosting}`,
    };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
      env,
    });
    console.log(stdout.trim());
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
