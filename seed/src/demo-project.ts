import { deleteApp, initializeApp, type App } from 'firebase-admin/app';

/** The emulators that the seed writes to; each must be named, so that nothing can reach a real project by accident. */
const HOSTS = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Refuses anything but a demo project on emulators. The Firebase CLI also treats ids that start with `demo-` as never real.
 * @throws Error when the project's id does not start with `demo-` or an emulator's host is not set
 */
export function assertDemo(projectId: string, env: NodeJS.ProcessEnv = process.env): void {
  if (!/^demo-./.test(projectId)) {
    throw new Error(`Refusing to write demo data to "${projectId}": only projects that start with "demo-".`);
  }
  const missing = HOSTS.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new Error(`Refusing to write demo data outside the emulators: ${missing.join(', ')} not set.`);
  }
}

/** The bucket of a project (contract, Commands). */
function bucketName(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/**
 * Runs `work` with a separate Admin SDK app for the demo project, and closes it afterwards.
 * @throws Error what {@link assertDemo} throws, before anything is written
 */
export async function withDemoApp<Result>(
  projectId: string,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  assertDemo(projectId);
  // The storage library queries Google's metadata server; there is none, and the timeout takes seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const options = { projectId, storageBucket: bucketName(projectId) };
  const app = initializeApp(options, `seed-${projectId}-${crypto.randomUUID()}`);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}
