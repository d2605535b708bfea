import { createAccount } from '@app/seed/accounts';
import type { PartnerStatus } from '@app/domain/partner';
import { paths } from '@app/domain/paths';
import type { Role } from '@app/domain/roles';
import { auth, db, newId, server, type Server } from './server.ts';
import { until } from './wait.ts';

export const PASSWORD = 'Secret123';

/** Creates an account with the documents that the server adds. @returns its uid */
export async function person(
  name: string,
  role: Role = 'customer',
  status?: PartnerStatus,
  of: Pick<Server, 'app'> = server,
): Promise<string> {
  const uid = newId(name);
  const partner = status && { companyName: `บริษัท ${name} จำกัด`, phone: '02-555-0199', status };
  await createAccount(of.app, {
    uid,
    email: emailOf(uid),
    fullName: name,
    role,
    password: PASSWORD,
    ...(partner && { partner }),
  });
  return uid;
}

export function emailOf(uid: string): string {
  return `${uid.toLowerCase()}@example.com`;
}

export async function claimsOf(uid: string): Promise<Record<string, unknown>> {
  return (await auth.getUser(uid)).customClaims ?? {};
}

export async function untilRole(uid: string, role: Role): Promise<void> {
  await until(
    `claim and profile of ${uid}`,
    async () => [(await claimsOf(uid)).role, (await db.doc(paths.profile(uid)).get()).get('role') as unknown],
    (roles) => roles.every((one) => one === role),
  );
}
