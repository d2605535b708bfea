import { paths } from '@app/domain/paths';
import {
  deleteObject,
  getBytes,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { PEOPLE, PERSONAS, type Persona, type Person } from '../support/as.ts';
import { filePath } from '../rules/documents.ts';
import { IDS, type Documents } from '../rules/fixtures.ts';
import { aBoundFile, aCase } from '@app/seed/builders';
import { CONTENT, documentOf, ofCase, PDF, PICTURE } from './storage-fixtures.ts';

export type Act = (storage: FirebaseStorage, who: Person) => Promise<unknown>;

/** Who may do what with files: the Storage rows of security section 1 as the contract amends it. */
export interface Row {
  folder: string;
  operation: string;
  allowed: ReadonlySet<Persona>;
  act: Act;
  /** Objects that must exist first, by path. */
  objects: (who: Person) => Record<string, UploadMetadata>;
  documents: (who: Person) => Documents;
}

interface Given {
  objects?: Row['objects'];
  documents?: Row['documents'];
}

function row(folder: string, operation: string, cells: string, act: Act, given: Given = {}): Row {
  const marks = cells.replace(/\s/g, '');
  if (!/^[✓·]{9}$/u.test(marks))
    throw new Error(`${folder} ${operation}: nine cells, please, not "${cells}"`);
  const allowed = new Set(PERSONAS.filter((_, index) => marks[index] === '✓'));
  const nothing = () => ({});
  return {
    folder,
    operation,
    allowed,
    act,
    objects: given.objects ?? nothing,
    documents: given.documents ?? nothing,
  };
}

type Place = (who: Person) => string;
const read =
  (place: Place): Act =>
  (storage, who) =>
    getBytes(ref(storage, place(who)));
const describe =
  (place: Place): Act =>
  (storage, who) =>
    getMetadata(ref(storage, place(who)));
const look =
  (place: Place): Act =>
  (storage, who) =>
    list(ref(storage, place(who)));
const put =
  (place: Place, metadata: UploadMetadata): Act =>
  (storage, who) =>
    uploadBytes(ref(storage, place(who)), CONTENT, metadata);
const relabel =
  (place: Place): Act =>
  (storage, who) =>
    updateMetadata(ref(storage, place(who)), { contentType: 'text/html' });
const remove =
  (place: Place): Act =>
  (storage, who) =>
    deleteObject(ref(storage, place(who)));
const there = (place: Place, metadata: UploadMetadata): Given => ({
  objects: (who) => ({ [place(who)]: metadata }),
});

const { CO, CX, PA, PU, AD } = PEOPLE;
const listed: Place = () => filePath(CO);
const own: Place = (who) => filePath(who, 'ของฉัน.pdf');
const another: Place = (who) => filePath(who.uid === CX.uid ? CO : CX, 'ของคนอื่น.pdf');
const ownPicture: Place = (who) => `avatars/${who.uid}/1719900000000-ฉัน.png`;
const anotherPicture: Place = (who) =>
  `avatars/${who.uid === CX.uid ? CO.uid : CX.uid}/1719900000000-เขา.png`;
const ownCover: Place = (who) => `blog-images/${who.uid}/1719900000000-cover.png`;
const anotherCover: Place = (who) =>
  `blog-images/${who.uid === CX.uid ? CO.uid : CX.uid}/1719900000000-cover.png`;
const ownExport: Place = (who) => `exports/${who.uid}/newsletter.csv`;
const anotherExport: Place = () => 'exports/uid-other-admin/newsletter.csv';
const ownData: Place = (who) => `exports/${who.uid}/my-data-1.zip`;
const anotherData: Place = (who) => `exports/${who.uid === CX.uid ? CO.uid : CX.uid}/my-data-1.zip`;
const ownStatement: Place = (who) => `exports/${who.uid}/statement-1.pdf`;
const anotherStatement: Place = (who) => `exports/${who.uid === CX.uid ? CO.uid : CX.uid}/statement-1.csv`;
const pdf = { contentType: 'application/pdf' };
const zip = { contentType: 'application/zip' };
const csv = { contentType: 'text/csv' };
const assigned = ofCase(IDS.case);
const partners: Place = () => filePath(PA, 'หนังสือทวงถาม.pdf');
const admins: Place = () => filePath(AD, 'ใบเสร็จ.pdf');
const aDocument = documentOf(IDS.case);
/** PA has the case no longer, PU has it. */
const handedOver = (): Documents => ({
  [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PU.uid, status: 'In Progress' }),
});
const text = { ...ofCase('case-new'), contentType: 'text/plain' };
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
/** The server's record of the own file; the object's metadata name another case, or one that does not exist. */
const bindsOwn = (who: Person): Documents => ({
  [paths.boundFile(who.uid, nameOf(own(who)))]: aBoundFile({ path: own(who) }),
});

// oxfmt-ignore
export const MATRIX: readonly Row[] = [
  //                                                       V CO CX  PP PA PU PR  AD DIS
  row('case-files', 'get of an assigned case',            '· ✓ ·  · ✓ · ·  ✓ ·', read(listed), there(listed, assigned)),
  row('case-files', 'describe of an assigned case',       '· ✓ ·  · ✓ · ·  ✓ ·', describe(listed), there(listed, assigned)),
  row('case-files', 'get of a case that is nobody\'s yet', '· ✓ ·  · · · ·  ✓ ·', read(listed), there(listed, ofCase(IDS.freshCase))),
  row('case-files', 'get of a case that does not exist',  '· ✓ ·  · · · ·  ✓ ·', read(listed), there(listed, ofCase('case-missing'))),
  row('case-files', 'get without a case',                 '· ✓ ·  · · · ·  ✓ ·', read(listed), there(listed, PDF)),
  row('case-files', 'list own folder',                    '· · ·  · · · ·  · ·', look((who) => `case-files/${who.uid}`)),
  row('case-files', 'list the whole',                     '· · ·  · · · ·  · ·', look(() => 'case-files')),
  // The folder's owner reads what they stored, also when the case is another partner's.
  row('case-files', 'get of a document of the partner',   '· ✓ ·  · ✓ · ·  ✓ ·', read(partners), there(partners, aDocument)),
  row('case-files', 'get of the former partner\'s document', '· ✓ ·  · ✓ ✓ ·  ✓ ·', read(partners), { ...there(partners, aDocument), documents: handedOver }),
  row('case-files', 'get of a document of an admin',      '· ✓ ·  · ✓ · ·  ✓ ·', read(admins), there(admins, aDocument)),
  row('case-files', 'get of that when handed over',       '· ✓ ·  · · ✓ ·  ✓ ·', read(admins), { ...there(admins, aDocument), documents: handedOver }),
  row('case-files', 'describe of a document of an admin', '· ✓ ·  · ✓ · ·  ✓ ·', describe(admins), there(admins, aDocument)),
  row('case-files', 'get of one that is not bound',       '· · ·  · · · ·  ✓ ·', read(admins), there(admins, assigned)),
  row('case-files', 'get of one marked for another case', '· · ·  · · · ·  ✓ ·', read(admins), there(admins, { ...PDF, customMetadata: { case_id: IDS.case, document_of: IDS.freshCase } })),
  row('case-files', 'get of one of a missing case',       '· · ·  · · · ·  ✓ ·', read(admins), there(admins, documentOf('case-missing'))),
  row('case-files', 'create in own folder',               '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', put(own, ofCase('case-new'))),
  row('case-files', 'create a text in own folder',        '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', put(own, text)),
  row('case-files', 'create with a mark in own folder',   '· · ·  · · · ·  · ·', put(own, documentOf('case-new'))),
  row('case-files', 'mark own as a document',             '· · ·  · · · ·  · ·', (storage, who) => updateMetadata(ref(storage, own(who)), documentOf(IDS.case)), there(own, assigned)),
  row('case-files', "create in another's folder",         '· · ·  · · · ·  · ·', put(another, ofCase('case-new'))),
  row('case-files', 'overwrite own',                      '· · ·  · · · ·  · ·', put(own, ofCase('case-new')), there(own, ofCase('case-new'))),
  row('case-files', 'relabel own',                        '· · ·  · · · ·  · ·', relabel(own), there(own, ofCase('case-new'))),
  row('case-files', 'delete own that no case lists',      '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', remove(own), there(own, ofCase('case-new'))),
  row('case-files', 'delete own that is bound',           '· · ·  · · · ·  · ·', remove(own), { ...there(own, ofCase('case-missing')), documents: bindsOwn }),
  row('case-files', 'overwrite own that is bound',        '· · ·  · · · ·  · ·', put(own, ofCase('case-missing')), { ...there(own, ofCase('case-missing')), documents: bindsOwn }),
  row('case-files', 'replace own that is bound and gone', '· · ·  · · · ·  · ·', put(own, ofCase('case-missing')), { documents: bindsOwn }),
  row('case-files', "delete another's",                   '· · ·  · · · ·  · ·', remove(another), there(another, ofCase('case-new'))),

  row('avatars', 'get',                                   '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', read(anotherPicture), there(anotherPicture, PICTURE)),
  row('avatars', 'list own folder',                       '· · ·  · · · ·  · ·', look((who) => `avatars/${who.uid}`)),
  row('avatars', 'create own',                            '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', put(ownPicture, PICTURE)),
  row('avatars', "create another's",                      '· · ·  · · · ·  · ·', put(anotherPicture, PICTURE)),
  row('avatars', 'overwrite own',                         '· · ·  · · · ·  · ·', put(ownPicture, PICTURE), there(ownPicture, PICTURE)),
  row('avatars', 'relabel own',                           '· · ·  · · · ·  · ·', relabel(ownPicture), there(ownPicture, PICTURE)),
  row('avatars', 'delete own',                            '· · ·  · · · ·  · ·', remove(ownPicture), there(ownPicture, PICTURE)),

  row('blog-images', 'get',                               '✓ ✓ ✓  ✓ ✓ ✓ ✓  ✓ ✓', read(anotherCover), there(anotherCover, PICTURE)),
  row('blog-images', 'list own folder',                   '· · ·  · · · ·  · ·', look((who) => `blog-images/${who.uid}`)),
  row('blog-images', 'create own',                        '· · ·  · · · ·  ✓ ·', put(ownCover, PICTURE)),
  row('blog-images', "create another's",                  '· · ·  · · · ·  · ·', put(anotherCover, PICTURE)),
  row('blog-images', 'overwrite own',                     '· · ·  · · · ·  · ·', put(ownCover, PICTURE), there(ownCover, PICTURE)),
  row('blog-images', 'relabel own',                       '· · ·  · · · ·  · ·', relabel(ownCover), there(ownCover, PICTURE)),
  row('blog-images', 'delete own',                        '· · ·  · · · ·  · ·', remove(ownCover), there(ownCover, PICTURE)),

  row('exports', 'get own',                               '· · ·  · · · ·  ✓ ·', read(ownExport), there(ownExport, csv)),
  row('exports', "get another's",                         '· · ·  · · · ·  · ·', read(anotherExport), there(anotherExport, csv)),
  row('exports', 'get own data',                          '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', read(ownData), there(ownData, zip)),
  row('exports', "get another's data",                    '· · ·  · · · ·  · ·', read(anotherData), there(anotherData, zip)),
  row('exports', 'get own statement',                     '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', read(ownStatement), there(ownStatement, pdf)),
  row('exports', "get another's statement",               '· · ·  · · · ·  · ·', read(anotherStatement), there(anotherStatement, csv)),
  row('exports', 'create own statement',                  '· · ·  · · · ·  · ·', put(ownStatement, pdf)),
  row('exports', 'overwrite own statement',               '· · ·  · · · ·  · ·', put(ownStatement, pdf), there(ownStatement, pdf)),
  row('exports', 'list own folder',                       '· · ·  · · · ·  · ·', look((who) => `exports/${who.uid}`)),
  row('exports', 'create own',                            '· · ·  · · · ·  · ·', put(ownExport, csv)),
  row('exports', 'delete own',                            '· · ·  · · · ·  · ·', remove(ownExport), there(ownExport, csv)),

  row('any other folder', 'get',                          '· · ·  · · · ·  · ·', read(() => 'wishes/one.pdf'), there(() => 'wishes/one.pdf', PDF)),
  row('any other folder', 'create',                       '· · ·  · · · ·  · ·', put(() => 'wishes/new.pdf', ofCase('case-new'))),
  row('below a folder', 'get',                            '· · ·  · · · ·  · ·', read((who) => `case-files/${who.uid}/deep/one.pdf`), there((who) => `case-files/${who.uid}/deep/one.pdf`, assigned)),
  row('below a folder', 'create',                         '· · ·  · · · ·  · ·', put((who) => `case-files/${who.uid}/deep/1719900000000-a.pdf`, ofCase('case-new'))),
];
