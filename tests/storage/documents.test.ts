import { paths } from '@app/domain/paths';
import { aBoundFile, aCase } from '@app/seed/builders';
import { deleteObject, getBytes, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { PEOPLE, type Person } from '../support/as.ts';
import { filePath } from '../rules/documents.ts';
import { accountDocuments, IDS, type Documents } from '../rules/fixtures.ts';
import { StorageFixtures, CONTENT, documentOf, ofCase, refused } from './storage-fixtures.ts';

/** Who reads the file of a document of a case, and who does not any more. Each refusal has its granted twin. */
const { CO, CX, PA, PU, AD } = PEOPLE;

let fixtures: StorageFixtures;
beforeAll(async () => {
  fixtures = await StorageFixtures.open();
});
beforeEach(() => fixtures.begin());
afterAll(() => fixtures.close());

const reads = (who: Person, claims: Record<string, unknown>, path: string) =>
  getBytes(ref(fixtures.as(who, claims), path));
const assign = (partner_id: string | null): Documents => ({
  [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id, status: 'In Progress' }),
});

describe('a document', () => {
  const LETTER = filePath(PA, 'หนังสือทวงถาม.pdf');
  const readsIt = (who: Person, claims: Record<string, unknown> = {}) => reads(who, claims, LETTER);
  beforeEach(() => fixtures.store(LETTER, documentOf(IDS.case)));

  async function ends(who: Person, change: Documents): Promise<void> {
    await readsIt(who);
    await fixtures.arrange(change);
    await refused(readsIt(who));
  }
  const ofCustomer = (user_id: string): Documents => ({
    [paths.case(IDS.case)]: aCase({ user_id, partner_id: PA.uid, status: 'In Progress' }),
  });

  test('is read by the customer, whatever partner has the case', async () => {
    await readsIt(CO);
    await fixtures.arrange(assign(PU.uid));
    await readsIt(CO);
    await fixtures.arrange(assign(null));
    await readsIt(CO);
  });
  test('is not read by a customer who is locked out', () => ends(CO, accountDocuments(CO, true)));
  test('is not read by the customer of another case', () => ends(CO, ofCustomer(CX.uid)));
  test('is not read when the case is gone', () => ends(CO, { [paths.case(IDS.case)]: null }));
  test('is read by the next partner while approved and assigned', async () => {
    await refused(readsIt(PU));
    await fixtures.arrange(assign(PU.uid));
    await readsIt(PU);
    await ends(PU, accountDocuments(PU, true));
    await fixtures.arrange(accountDocuments(PU));
    await ends(PU, assign(null));
  });
  test('of the next partner is not read by the former one', async () => {
    const next = filePath(PU, 'ใบเสร็จ.pdf');
    await fixtures.store(next, documentOf(IDS.case));
    await reads(PA, {}, next);
    await fixtures.arrange(assign(PU.uid));
    await refused(reads(PA, {}, next));
    await reads(PU, {}, next);
  });
  test('is read with the claim of a partner alone by nobody', async () => {
    await fixtures.arrange(assign(CX.uid));
    await refused(readsIt(CX, { role: 'partner' }));
    await refused(readsIt(CX));
  });
  test('is read by the people of its case only once the server has marked it', async () => {
    const loose = filePath(PA, 'ยังไม่ผูก.pdf');
    await fixtures.store(loose, ofCase(IDS.case));
    for (const who of [CO, PU]) await refused(reads(who, {}, loose));
    await fixtures.arrange(assign(PU.uid));
    for (const who of [CO, PU]) await refused(reads(who, {}, loose));
    await fixtures.store(loose, documentOf(IDS.case));
    for (const who of [CO, PU]) await reads(who, {}, loose);
  });
  test('that is bound is neither deleted nor replaced, by its author either', async () => {
    const name = LETTER.slice(LETTER.lastIndexOf('/') + 1);
    const record = paths.boundFile(PA.uid, name);
    await fixtures.arrange({ [record]: aBoundFile({ path: LETTER, case_ids: [], document_of: IDS.case }) });
    const send = () => uploadBytes(ref(fixtures.as(PA), LETTER), CONTENT, ofCase(IDS.case));
    for (const who of [PA, CO, PU, AD]) await refused(deleteObject(ref(fixtures.as(who), LETTER)));
    await refused(send());
    await deleteObject(ref(fixtures.server, LETTER));
    await refused(send());
    await fixtures.arrange({ [record]: null });
    await send();
    await deleteObject(ref(fixtures.as(PA), LETTER));
  });
});
