import { paths, storagePaths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { deleteObject, getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { PEOPLE, type Person } from '../support/as.ts';
import { filePath } from '../rules/documents.ts';
import { accountDocuments, IDS, type Documents } from '../rules/fixtures.ts';
import { StorageFixtures, CONTENT, ofCase, PICTURE, refused } from './storage-fixtures.ts';

/** Accounts whose rights end or begin, and forged claims. Each refusal follows the same request before the change, granted. */
const { CO, CX, PA, PU, AD } = PEOPLE;
const FILE = filePath(CO);

let fixtures: StorageFixtures;
beforeAll(async () => {
  fixtures = await StorageFixtures.open();
});
beforeEach(async () => {
  await fixtures.begin();
  await fixtures.store(FILE, ofCase(IDS.case));
});
afterAll(() => fixtures.close());

const reads = (who: Person | null, claims: Record<string, unknown> = {}, path = FILE) =>
  getBytes(ref(fixtures.as(who, claims), path));
const assign = (partnerId: string | null): Documents => ({
  [paths.case(IDS.case)]: aCase({
    user_id: CO.uid,
    partner_id: partnerId,
    status: 'In Progress',
    file_urls: [FILE],
  }),
});

/** Granted before the change and refused after it, with the very same token. */
async function endsWith(who: Person, change: Documents): Promise<void> {
  await reads(who);
  await fixtures.arrange(change);
  await refused(reads(who));
}

describe('the partner who has the case', () => {
  test('cannot read when the case is handed over, and the next one can', async () => {
    await refused(reads(PU));
    await endsWith(PA, assign(PU.uid));
    await reads(PU);
  });
  test('cannot read when the case is unassigned', () => endsWith(PA, assign(null)));
  test('cannot read when rejected', () => endsWith(PA, accountDocuments({ ...PA, application: 'Rejected' })));
  test('cannot read when suspended', () =>
    endsWith(PA, accountDocuments({ ...PA, application: 'Suspended' })));
  test('cannot read when locked out', () => endsWith(PA, accountDocuments(PA, true)));
  test('cannot read with a token without the role', async () => {
    await reads(PA);
    await refused(reads(PA, { role: 'customer' }));
  });
  test('cannot read when the partner record is gone', () => endsWith(PA, { [paths.partner(PA.uid)]: null }));
  test('cannot read when the case is gone', () => endsWith(PA, { [paths.case(IDS.case)]: null }));
  test("cannot read a folder whose owner is not the case's customer", async () => {
    const foreign = filePath(CX);
    await fixtures.store(foreign, ofCase(IDS.case));
    await refused(reads(PA, {}, foreign));
    await fixtures.arrange({ [paths.case(IDS.case)]: aCase({ user_id: CX.uid, partner_id: PA.uid }) });
    await reads(PA, {}, foreign);
  });
});

describe('the others', () => {
  test('the owner cannot read when locked out', () => endsWith(CO, accountDocuments(CO, true)));
  test('the owner cannot read when the profile is gone', () =>
    endsWith(CO, { [paths.profile(CO.uid)]: null }));
  test('an admin cannot read after losing the role', () =>
    endsWith(AD, accountDocuments({ ...AD, role: 'customer' })));
  test('an admin cannot read when locked out', () => endsWith(AD, accountDocuments(AD, true)));
});

describe("articles' pictures", () => {
  let serial = 0;
  const store = (who: Person, claims = {}) =>
    uploadBytes(
      ref(fixtures.as(who, claims), storagePaths.blogImage(who.uid, `${1719900000000 + serial++}-cover.png`)),
      CONTENT,
      PICTURE,
    );
  test('an admin cannot store after losing the role or when locked out', async () => {
    await store(AD);
    await fixtures.arrange(accountDocuments({ ...AD, role: 'customer' }));
    await refused(store(AD));
    await fixtures.arrange(accountDocuments(AD, true));
    await refused(store(AD));
  });
  test('a forged claim cannot store, the role itself without a claim can', async () => {
    await refused(store(CX, { role: 'admin' }));
    await fixtures.arrange(accountDocuments({ ...CX, role: 'admin' }));
    await store(CX);
  });
});

test('a profile with an unknown role cannot store', async () => {
  const path = paths.profile(CO.uid);
  const attach = (name: string) =>
    uploadBytes(ref(fixtures.as(CO), filePath(CO, name)), CONTENT, ofCase('case-new'));
  await fixtures.arrange({ [path]: { ...accountDocuments(CO)[path], role: 'unknown' } });
  await refused(attach('1.pdf'));
  await fixtures.arrange(accountDocuments(CO));
  await attach('1.pdf');
});

describe('a forged claim', () => {
  test('makes nobody an admin', async () => {
    await refused(reads(CX, { role: 'admin' }));
    await fixtures.arrange(accountDocuments({ ...CX, role: 'admin' }));
    await reads(CX, { role: 'admin' });
  });
  test('makes nobody a partner', async () => {
    await fixtures.arrange(assign(CX.uid));
    await refused(reads(CX, { role: 'partner' }));
    await fixtures.arrange(accountDocuments({ ...CX, role: 'partner', application: 'Approved' }));
    await reads(CX, { role: 'partner' });
  });
  test('does not make an applicant a partner', async () => {
    const applicant: Person = { ...CX, application: 'Pending' };
    await fixtures.arrange({ ...assign(CX.uid), ...accountDocuments(applicant) });
    await refused(reads(CX, { role: 'partner' }));
  });
  test('of another kind grants nothing', async () => {
    for (const role of ['customer', 'owner', '', null, 1, true, ['admin']])
      await refused(reads(CX, { role }));
    await refused(reads(CX, { admin: true }));
  });
});

describe('a case_id', () => {
  const mine = filePath(CO, 'ใหม่.pdf');
  const upload = (caseId: string) => uploadBytes(ref(fixtures.as(CO), mine), CONTENT, ofCase(caseId));
  const foreignCase = (files: string[] | null) => ({
    [paths.case('case-foreign')]: aCase({ user_id: CX.uid, file_urls: files }),
  });

  test("may name anybody's case, and grants the case's customer nothing", async () => {
    await fixtures.arrange(foreignCase(null));
    await upload('case-foreign');
    await refused(reads(CX, {}, mine));
    await reads(CO, {}, mine);
  });
  test('does not affect deleting: an unbound file can be deleted, even if its case lists it', async () => {
    await fixtures.arrange(foreignCase(null));
    await upload('case-foreign');
    await deleteObject(ref(fixtures.as(CO), mine));
    await upload(IDS.case);
    await deleteObject(ref(fixtures.as(CO), mine));
  });
});

describe('a bound file', () => {
  const NAME = FILE.slice(FILE.lastIndexOf('/') + 1);
  const record = paths.boundFile(CO.uid, NAME);
  const send = (who: Person) => uploadBytes(ref(fixtures.as(who), FILE), CONTENT, ofCase(IDS.case));

  test('cannot be deleted until the server has released it', async () => {
    for (const who of [CO, CX, PA, AD]) await refused(deleteObject(ref(fixtures.as(who), FILE)));
    await fixtures.arrange({ [record]: null });
    await deleteObject(ref(fixtures.as(CO), FILE));
  });

  test('that has vanished cannot be uploaded again under its name until the server has released it', async () => {
    await deleteObject(ref(fixtures.server, FILE));
    await refused(send(CO));
    await fixtures.arrange({ [record]: null });
    await send(CO);
  });

  test('does not protect another file of its owner', async () => {
    await fixtures.store(filePath(CO, 'อีกไฟล์.pdf'), ofCase(IDS.case));
    await deleteObject(ref(fixtures.as(CO), filePath(CO, 'อีกไฟล์.pdf')));
  });

  test('does not protect a file of the same name in another folder', async () => {
    const other = filePath(CX);
    await fixtures.store(other, ofCase('case-foreign'));
    await deleteObject(ref(fixtures.as(CX), other));
  });
});

describe('a sign-in from before the address was proven', () => {
  const since = (valid_after: number) => {
    const path = paths.profile(CO.uid);
    return fixtures.arrange({ [path]: { ...accountDocuments(CO)[path], valid_after } });
  };
  const attach = (auth_time: number) =>
    uploadBytes(
      ref(fixtures.as(CO, { auth_time }), filePath(CO, `${auth_time}.pdf`)),
      CONTENT,
      ofCase('case-new'),
    );

  test('cannot read, and a later one can', async () => {
    await reads(CO, { auth_time: 1_000 });
    await since(2_000);
    await refused(reads(CO, { auth_time: 1_999 }));
    await reads(CO, { auth_time: 2_000 });
  });

  test('cannot store, and a later one can', async () => {
    await since(2_000);
    await refused(attach(1_999));
    await attach(2_000);
  });
});

describe('an account that has used up its daily budget of files', () => {
  const HOUR = 3_600_000;
  const paused = (who: Person, ms: number) => {
    const path = paths.profile(who.uid);
    const profile = { ...accountDocuments(who)[path], paused_until: { files: new Date(Date.now() + ms) } };
    return fixtures.arrange({ [path]: profile });
  };
  const attach = () =>
    uploadBytes(ref(fixtures.as(CO), filePath(CO, 'ใหม่.pdf')), CONTENT, ofCase('case-new'));
  const portray = (who: Person) =>
    uploadBytes(
      ref(fixtures.as(who), storagePaths.avatar(who.uid, '1719900000000-me.png')),
      CONTENT,
      PICTURE,
    );

  test('cannot attach a file until the pause is over', async () => {
    await paused(CO, HOUR);
    await refused(attach());
    await paused(CO, -HOUR);
    await attach();
  });

  test('cannot store a picture until the pause is over, whatever its role', async () => {
    for (const who of [CO, PA, AD]) {
      await paused(who, HOUR);
      await refused(portray(who));
      await paused(who, -HOUR);
      await portray(who);
    }
  });

  test('can still read and delete', async () => {
    await paused(CO, HOUR);
    await reads(CO);
    await fixtures.store(filePath(CO, 'อีกไฟล์.pdf'), ofCase(IDS.case));
    await deleteObject(ref(fixtures.as(CO), filePath(CO, 'อีกไฟล์.pdf')));
  });

  test('can attach while only other budgets are used up', async () => {
    const path = paths.profile(CO.uid);
    const later = new Date(Date.now() + HOUR);
    await fixtures.arrange({ [path]: { ...accountDocuments(CO)[path], paused_until: { cases: later } } });
    await attach();
  });
});
