/**
 * The run's project and the addresses of the emulators, as `tools/test.ts` passes them to the tests. Hosts are `host:port`,
 * origins have no trailing slash.
 */
export type TestEnvironment = {
  readonly projectId: string;
  readonly storageBucket: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly storageHost: string;
  readonly functionsHost: string;
  readonly hubHost: string;
  readonly hostingOrigin: string;
  /** The built functions, as the emulators run them. */
  readonly functionsFile: string;
};

/** @throws when a test that needs emulators is run without them */
export function testEnvironment(): TestEnvironment {
  const projectId = requiredEnv('PORTAL_PROJECT_ID');
  return {
    projectId,
    storageBucket: `${projectId}.firebasestorage.app`,
    firestoreHost: requiredEnv('FIRESTORE_EMULATOR_HOST'),
    authHost: requiredEnv('FIREBASE_AUTH_EMULATOR_HOST'),
    storageHost: requiredEnv('FIREBASE_STORAGE_EMULATOR_HOST'),
    functionsHost: requiredEnv('FUNCTIONS_EMULATOR_HOST'),
    hubHost: requiredEnv('FIREBASE_EMULATOR_HUB'),
    hostingOrigin: requiredEnv('HOSTING_ORIGIN'),
    functionsFile: requiredEnv('PORTAL_FUNCTIONS_FILE'),
  };
}

/** `127.0.0.1:8080` split into host and port, as the SDKs need it. */
export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}

export function requiredEnv(name: string): string {
  const value = optionalEnv(name);
  if (value === undefined)
    throw new Error(
      `${name} is not set: run these tests with npm test -- --only rules (or storage, functions, e2e).`,
    );
  return value;
}

export function optionalEnv(name: string): string | undefined {
  return process.env[name] || undefined;
}
