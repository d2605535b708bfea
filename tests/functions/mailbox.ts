import type { Role } from '@app/domain/roles';
import { emailOf, person } from './people.ts';
import { auth, db } from './server.ts';

/** The mails to a person, the oldest first. */
export async function mailsTo(uid: string) {
  const { docs } = await db.collection('mail').where('to', '==', emailOf(uid)).get();
  return docs.map((found) => ({
    id: found.id,
    ...(found.data() as {
      message: { subject: string; text: string; html: string; headers: Record<string, string> };
    }),
  }));
}

/** A person whose address is proven, to whom mails go. @returns the uid */
export async function verified(name: string, role?: Role): Promise<string> {
  const uid = await person(name, role);
  await auth.updateUser(uid, { emailVerified: true });
  return uid;
}
