import { readFile } from 'node:fs/promises';
import { bakeHome } from './emulators/bake-home.ts';
import { build } from './emulators/builds.ts';
import { readCommandLine } from './command-line.ts';
import { Failure, main } from './failure.ts';
import { endRunningPrograms, runProgram } from './processes.ts';
import { unlessInterrupted } from './interrupt.ts';
import { inRepository, ROOT } from './repository.ts';

const FIREBASE = inRepository('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

await main(async () => {
  const { flags, rest } = readCommandLine(
    {
      usage: 'deploy',
      handsOn: true,
      summary:
        'Builds the website and the functions, and deploys both with rules and indexes.\nWhat stands after a further -- is handed to firebase deploy.',
      options: {
        project: {
          type: 'string',
          value: 'ID',
          help: 'The Firebase project (else the default of .firebaserc)',
        },
      },
    },
    process.argv.slice(2),
  );
  const project = flags.project ?? (await defaultProject());
  if (project.startsWith('demo-')) {
    throw new Failure(
      `${project} is an emulator project and cannot be deployed to: name a real one with --project ID or in .firebaserc.`,
    );
  }
  try {
    const config = await unlessInterrupted(webConfig(project));
    await unlessInterrupted(
      Promise.all([
        build({
          workspace: 'web',
          mode: 'production',
          outDir: inRepository('web', 'dist'),
          pagesDir: inRepository('functions', 'site'),
          env: { VITE_FIREBASE_CONFIG: config },
        }),
        build({
          workspace: 'functions',
          mode: 'production',
          outDir: inRepository('functions', 'lib'),
          env: {},
        }),
      ]),
    );
    if (rest.includes('--only')) return await firebaseDeploy(project, rest);
    // The home page is written by the function: it must be there before the pages go out.
    const first = await firebaseDeploy(project, ['--only', 'firestore,storage,functions', ...rest]);
    if (first !== 0) return first;
    if (!(await unlessInterrupted(bakeHome(functionOrigin(project), inRepository('web', 'dist')))))
      console.log('The home page goes out without testimonials: they appear when it is opened.');
    return await firebaseDeploy(project, ['--only', 'hosting', ...rest]);
  } finally {
    await endRunningPrograms();
  }
});

async function firebaseDeploy(project: string, rest: readonly string[]): Promise<number> {
  const args = ['deploy', '--project', project, '--non-interactive', ...rest];
  const { code } = await unlessInterrupted(
    runProgram(process.execPath, [FIREBASE, ...args], { cwd: ROOT, show: true }),
  );
  return code;
}

function functionOrigin(project: string): string {
  return `https://asia-southeast1-${project}.cloudfunctions.net/serveSite`;
}

async function defaultProject(): Promise<string> {
  const { projects } = JSON.parse(await readFile(inRepository('.firebaserc'), 'utf8')) as {
    projects?: { default?: string };
  };
  if (projects?.default !== undefined) return projects.default;
  throw new Failure('No project to deploy to: name one with --project ID or as the default in .firebaserc.');
}

/** The configuration of the project's web app, as the site's build wants it. */
async function webConfig(project: string): Promise<string> {
  const { code, output } = await runProgram(process.execPath, [
    FIREBASE,
    'apps:sdkconfig',
    'web',
    '--project',
    project,
    '--json',
  ]);
  const json = output.slice(output.indexOf('{'));
  if (code !== 0) {
    console.error(output.trim());
    throw new Failure(
      `The web configuration of ${project} cannot be read: run npx firebase login, and make a web app in the Firebase console.`,
    );
  }
  const { result } = JSON.parse(json) as { result: { sdkConfig: Record<string, string> } };
  const { apiKey, authDomain, projectId, storageBucket, appId } = result.sdkConfig;
  return JSON.stringify({ apiKey, authDomain, projectId, storageBucket, appId });
}
