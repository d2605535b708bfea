import { readFile, rm, writeFile } from 'node:fs/promises';
import { site } from '../web/src/site.config.ts';
import { authDomainNote, authDomainOf, type WebConfig } from './auth-domain.ts';
import { deployArguments, isTerminal, kindOf, targetsOf } from './deploy-arguments.ts';
import { appCheckKeyOf, checkBuild } from './deploy-check.ts';
import { deploySettings } from './deploy-settings.ts';
import { bakeHome } from './emulators/bake-home.ts';
import { build } from './emulators/builds.ts';
import {
  configForProject,
  withReleasedScript,
  type ProjectHosts,
  type RootConfig,
} from './emulators/site-config.ts';
import { writeHeaders } from './emulators/staging.ts';
import { readCommandLine } from './command-line.ts';
import { Failure, main } from './failure.ts';
import { endRunningPrograms, runProgram } from './processes.ts';
import { unlessInterrupted } from './interrupt.ts';
import { inRepository, ROOT } from './repository.ts';
import { storageGrantNote } from './storage-grant.ts';

/** The configuration used instead of firebase.json during a deployment: in the same folder, because its paths are relative. */
const CONFIG = inRepository('firebase.deploy.json');
const FIREBASE = inRepository('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');

await main(async () => {
  const { flags, rest } = readCommandLine(
    {
      usage: 'deploy',
      handsOn: true,
      summary:
        'Builds the website and the functions, and deploys both with rules and indexes.\nArguments after a further -- are passed to firebase deploy, which asks its questions at a terminal. The first\ndeployment needs one, or -- --force, which also deletes functions and indexes that this checkout lacks.',
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
  const { targets, others } = targetsOf(rest);
  try {
    const found = await unlessInterrupted(webConfig(project));
    const authDomain = await unlessInterrupted(authDomainOf(found, site.baseUrl));
    const { config, hosts, siteOrigin, pageFunction } = deploySettings(found, authDomain, site.baseUrl);
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
          env: { SITE_ORIGIN: siteOrigin },
        }),
      ]),
    );
    await checkBuild(inRepository('web', 'dist'), { config, appCheckKey: appCheckKeyOf() });
    await writeConfig(hosts);
    console.log(authDomainNote(found, authDomain, site.baseUrl));
    const code = await deployTargets(project, pageFunction, { targets, others });
    if (targets.some((target) => kindOf(target) === 'storage')) {
      const note = await unlessInterrupted(storageGrantNote(found.projectId));
      if (note !== null) console.error(note);
    }
    return code;
  } finally {
    await endRunningPrograms();
    await rm(CONFIG, { force: true });
  }
});

/** Adds the project's hosts to the policy, for Hosting and for the function that answers without it. */
async function writeConfig(hosts: ProjectHosts): Promise<void> {
  const root = JSON.parse(await readFile(inRepository('firebase.json'), 'utf8')) as RootConfig;
  const config = configForProject(root, hosts);
  await writeFile(CONFIG, JSON.stringify(config, null, 2));
  await writeHeaders(inRepository('functions', 'site'), config);
}

async function keepReleasedScript(): Promise<void> {
  const file = inRepository('firebase.json');
  const config = await readFile(file, 'utf8');
  const kept = withReleasedScript(config);
  if (kept === config) return;
  await writeFile(file, kept);
  console.log('firebase.json names the script of this release for the next one: commit it.');
}

/** @returns the exit code of the part that failed; 0 if none did */
async function deployTargets(
  project: string,
  pageFunction: string,
  { targets, others }: ReturnType<typeof targetsOf>,
): Promise<number> {
  // A function renders the home page: functions must be deployed before the pages.
  const first = targets.filter((target) => kindOf(target) !== 'hosting').join(',');
  const last = targets.filter((target) => kindOf(target) === 'hosting').join(',');
  const code = await firebaseDeploy(project, ['--only', first, ...others]);
  if (code !== 0 || last === '') return code;
  if (!(await unlessInterrupted(bakeHome(pageFunction, inRepository('web', 'dist')))))
    console.log('The home page goes out without testimonials: they appear when it is opened.');
  const pages = await firebaseDeploy(project, ['--only', last, ...others]);
  if (pages === 0) await keepReleasedScript();
  return pages;
}

async function firebaseDeploy(project: string, rest: readonly string[]): Promise<number> {
  const asks = isTerminal(process);
  const args = deployArguments({ config: CONFIG, project, rest, asks });
  const { code } = await unlessInterrupted(
    runProgram(process.execPath, [FIREBASE, ...args], { cwd: ROOT, show: true, terminal: asks }),
  );
  return code;
}

async function defaultProject(): Promise<string> {
  const { projects } = JSON.parse(await readFile(inRepository('.firebaserc'), 'utf8')) as {
    projects?: { default?: string };
  };
  if (projects?.default !== undefined) return projects.default;
  throw new Failure('No project to deploy to: name one with --project ID or as the default in .firebaserc.');
}

/** The configuration of the project's web app. */
async function webConfig(project: string): Promise<WebConfig> {
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
      `The web configuration of ${project} cannot be read: run npx firebase login, and create a web app in the Firebase console.`,
    );
  }
  const { result } = JSON.parse(json) as { result: { sdkConfig: WebConfig } };
  const { apiKey, authDomain, projectId, storageBucket, appId } = result.sdkConfig;
  return { apiKey, authDomain, projectId, storageBucket, appId };
}
