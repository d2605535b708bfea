import { firebaseConfig } from './env.ts';

/** How long reCAPTCHA may take, in ms. Where it is blocked, the server decides without it. */
export const TOKEN_WITHIN = 5_000;

/** What a request without the SDK says of this site: the App Check token, or nothing. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (siteKey === undefined || siteKey === '') return {};
  const token = await Promise.race([tokenOf(siteKey).catch(() => null), nothingAfter(TOKEN_WITHIN)]);
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}

async function tokenOf(siteKey: string): Promise<string> {
  const [{ initializeApp }, { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider }] =
    await Promise.all([import('firebase/app'), import('firebase/app-check')]);
  // Both give what is there when they are asked again.
  const appCheck = initializeAppCheck(initializeApp(firebaseConfig), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: false,
  });
  return (await getToken(appCheck)).token;
}

function nothingAfter(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}
