import type { FirebaseApp } from 'firebase/app';
import { firebaseConfig } from './env.ts';

/** How long reCAPTCHA may take, in ms. Where it is blocked, the server decides without it. */
export const TOKEN_WITHIN = 5_000;

/** What gives the App Check token; null without a key. */
type SiteToken = () => Promise<string | null>;

/** What a request without the SDK says of this site: the App Check token, or nothing. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {};
  const token = await Promise.race([tokenOf().catch(() => null), nothingAfter(TOKEN_WITHIN)]);
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}

async function tokenOf(): Promise<string | null> {
  const { initializeApp } = await import('firebase/app');
  // Gives the app that is there when it is asked again.
  return (await startAppCheck(initializeApp(firebaseConfig)))();
}

/**
 * Starts App Check, or gives what is there: a page may have both the SDKs and requests without them, and the SDK refuses a
 * second start with other options.
 */
export async function startAppCheck(app: FirebaseApp): Promise<SiteToken> {
  // Compared where the SDK is imported: without a key nothing of it is in the build.
  if (!import.meta.env.VITE_APP_CHECK_KEY) return () => Promise.resolve(null);
  const { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_KEY),
    isTokenAutoRefreshEnabled: true,
  });
  return async () => (await getToken(appCheck)).token;
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
