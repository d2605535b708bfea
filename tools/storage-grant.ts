import { createRequire } from 'node:module';
import { messageOf } from './failure.ts';
import { ROOT } from './repository.ts';

/** Lets the rules of Storage read documents of Firestore (`firebase-tools/lib/rulesDeploy.js`). */
const ROLE = 'roles/firebaserules.firestoreServiceAgent';
const STORAGE = /^serviceAccount:service-\d+@gcp-sa-firebasestorage\.iam\.gserviceaccount\.com$/;

/** Who has which role in a project. */
export type Policy = {
  readonly bindings?: readonly { readonly role: string; readonly members: readonly string[] }[];
};

/**
 * What to tell the person who deploys: our rules of Storage read Firestore, and refuse everything until they may. The CLI asks for
 * the role only at a terminal, and only when it uploads the rules.
 * @returns null when there is nothing to say
 */
export async function storageGrantNote(
  projectId: string,
  policyOf: (projectId: string) => Promise<Policy> = readPolicy,
): Promise<string | null> {
  const command = `gcloud projects add-iam-policy-binding ${projectId} --role=${ROLE} --member="serviceAccount:service-$(gcloud projects describe ${projectId} --format='value(projectNumber)')@gcp-sa-firebasestorage.iam.gserviceaccount.com" --condition=None`;
  try {
    const { bindings = [] } = await policyOf(projectId);
    const isGranted = bindings.some(
      ({ role, members }) => role === ROLE && members.some((member) => STORAGE.test(member)),
    );
    if (isGranted) return null;
    return `The rules of Storage are not allowed to read Firestore, so they refuse every upload and every attachment. Run: ${command}`;
  } catch (error) {
    return `It is not known whether the rules of Storage may read Firestore (${messageOf(error)}). If uploads are refused, run: ${command}`;
  }
}

/** Parts of the CLI, which does not document them: `storage-grant.test.ts` runs them. */
type Auth = {
  selectAccount: (email: undefined, folder: string) => object | undefined;
  setActiveAccount: (options: object, account: object) => void;
};
type RequireAuth = { requireAuth: (options: object) => Promise<unknown> };
type ResourceManager = { getIamPolicy: (projectId: string) => Promise<Policy> };

/** The project's roles, read with the login of the CLI. */
async function readPolicy(projectId: string): Promise<Policy> {
  const load = createRequire(import.meta.url);
  const { selectAccount, setActiveAccount } = load('firebase-tools/lib/auth') as Auth;
  const { requireAuth } = load('firebase-tools/lib/requireAuth') as RequireAuth;
  const { getIamPolicy } = load('firebase-tools/lib/gcp/resourceManager') as ResourceManager;
  const options = { project: projectId, projectId };
  const account = selectAccount(undefined, ROOT);
  if (account !== undefined) setActiveAccount(options, account);
  await requireAuth(options);
  return getIamPolicy(projectId);
}
