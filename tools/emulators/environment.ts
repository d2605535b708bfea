import { delimiter, join } from 'node:path';
import { inRepository } from '../repository.ts';
import { HOST, type Ports } from './ports.ts';
import type { Service } from './services.ts';
import type { Staging } from './staging.ts';

/** Variables only for the Firebase CLI. */
export const CLI_HABITS = {
  NO_UPDATE_NOTIFIER: '1',
  // Function discovery through a file; the alternative uses a random port, which two runs may both choose.
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // In seconds, for a process of functions to start. After 30 s (the default) on a busy machine, its request had no answer at all.
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  // Otherwise the CLI queries npm for a newer firebase-functions at each start, up to ten seconds without a network.
  npm_config_offline: 'true',
};

/**
 * JVM options for machines with few cores: the parallel collector takes more processor time than it saves. The second
 * compiler saves time only in a long run of many requests: without it all tests of the rules take 406 s and not 264 s, but
 * beside functions, which the emulators mostly wait for, Firestore takes a third less processor time.
 */
function javaOptions(services: readonly Service[]): string[] {
  const logging = `-Djava.util.logging.config.file="${inRepository('tools', 'emulators', 'java-logging.properties')}"`;
  return [
    '-XX:+UseSerialGC',
    logging,
    ...(services.includes('functions') ? ['-XX:TieredStopAtLevel=1'] : []),
  ];
}

/** One environment for the Firebase CLI, its children, and the programs that work on the emulators. */
export function emulatorEnvironment(
  project: string,
  ports: Ports,
  staging: Staging,
  javaHome: string,
  services: readonly Service[],
): NodeJS.ProcessEnv {
  const node = inRepository('node_modules', 'node', 'bin');
  return {
    ...process.env,
    PATH: [join(javaHome, 'bin'), node, process.env.PATH].join(delimiter),
    JAVA_HOME: javaHome,
    JAVA_TOOL_OPTIONS: [...javaOptions(services), process.env.JAVA_TOOL_OPTIONS].filter(Boolean).join(' '),
    TMPDIR: staging.temporary,
    NO_PROXY: [process.env.NO_PROXY, '127.0.0.1', 'localhost'].filter(Boolean).join(','),
    // The processes of functions share Node's compile cache, so each starts sooner.
    NODE_COMPILE_CACHE: inRepository('.cache', 'node'),
    // One process handles one event at a time, and 50 (the default) are handled at once: a burst starts so many processes of
    // 95 MB that 24 GB were used up by two suites.
    FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? '8',
    // Otherwise Google's SDKs search for a Google Cloud machine, which takes seconds.
    METADATA_SERVER_DETECTION: 'none',
    PORTAL_PROJECT_ID: project,
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    FUNCTIONS_EMULATOR_HOST: `${HOST}:${ports.functions}`,
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    PORTAL_FUNCTIONS_FILE: staging.path('functions', 'lib', 'index.js'),
    // Of the page renderer, for functions that run outside the emulator (`npm run tick`, tests of schedules).
    SITE_FOLDER: staging.path('functions', 'site'),
    HOSTING_ORIGIN: `http://${HOST}:${ports.hosting}`,
  };
}
