import { emailOf, PASSWORD } from './people.ts';
import { environment } from './server.ts';

export interface Answer {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
}

/** The token of an account that has just signed in. */
export async function signIn(uid: string): Promise<string> {
  const url = `http://${environment.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email: emailOf(uid), password: PASSWORD, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** An unsigned token, as anybody can write one; the emulator accepts it. */
export function forge(claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1_000);
  const { projectId } = environment;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const issued = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3_600,
    auth_time: now,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...issued, ...claims })}.`;
}

/** Calls a function as a browser does, without the SDK, which would not send invalid input. */
export async function call(name: string, token: string | undefined, data: unknown): Promise<Answer> {
  const url = `http://${environment.functionsHost}/${environment.projectId}/asia-southeast1/${name}`;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
