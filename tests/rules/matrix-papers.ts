import { PAPERS, paths } from '@app/domain/paths';
import { collectionGroup, getDocs } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newPaper, newVerdict } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './world.ts';

const { PA, PU } = PEOPLE;
const paper = paths.partnerPaper(PA.uid, IDS.paper);
const own = (who: Person) => paths.partnerPaper(who.uid, 'company-9');

/** The papers that partners and applicants show the firm. */
// prettier-ignore
export const PAPER_ROWS: readonly Row[] = [
  //                                           V CO CX  PP PA PU PR  AD DIS
  row(PAPERS, 'get',                          '· · ·  · ✓ · ·  ✓ ·', act.get(paper)),
  row(PAPERS, 'list own',                     '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', (db, who) => act.list(paths.partnerPapers(who.uid))(db, who)),
  row(PAPERS, "list another's",               '· · ·  · ✓ · ·  ✓ ·', act.list(paths.partnerPapers(PA.uid))),
  row(PAPERS, 'list across all accounts',     '· · ·  · · · ·  · ·', (db) => getDocs(collectionGroup(db, PAPERS))),
  row(PAPERS, 'create own',                   '· · ·  ✓ ✓ ✓ ✓  · ·', act.create(own, (who: Person) => newPaper(who, 'company'))),
  row(PAPERS, "create another's",             '· · ·  · · · ·  · ·', act.create((who) => paths.partnerPaper(who.uid === PU.uid ? PA.uid : PU.uid, 'company-9'), (who: Person) => newPaper(who, 'company'))),
  row(PAPERS, 'create accepted',              '· · ·  · · · ·  · ·', act.create(own, (who: Person) => ({ ...newPaper(who, 'company'), state: 'accepted' }))),
  row(PAPERS, 'accept',                       '· · ·  · · · ·  ✓ ·', act.update(paper, (who: Person) => newVerdict(who, 'accepted'))),
  row(PAPERS, 'refuse',                       '· · ·  · · · ·  ✓ ·', act.update(paper, (who: Person) => newVerdict(who, 'refused'))),
  row(PAPERS, 'change',                       '· · ·  · · · ·  · ·', act.update(paper, { number: 'x' })),
  row(PAPERS, 'delete',                       '· · ·  · ✓ · ·  · ·', act.remove(paper)),
];
