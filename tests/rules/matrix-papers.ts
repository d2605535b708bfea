import { PARTNER_PAPERS, paths } from '@app/domain/paths';
import { collectionGroup, getDocs } from 'firebase/firestore';
import { PEOPLE, type Person } from '../support/as.ts';
import * as act from './acts.ts';
import { newPaper, newVerdict } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { PA, PU } = PEOPLE;
const paper = paths.partnerPaper(PA.uid, IDS.paper);
const own = (who: Person) => paths.partnerPaper(who.uid, 'company-9');

/** The papers that partners and applicants show the firm. */
// oxfmt-ignore
export const PAPER_ROWS: readonly Row[] = [
  //                                           V CO CX  PP PA PU PR  AD DIS
  row(PARTNER_PAPERS, 'get',                          '· · ·  · ✓ · ·  ✓ ·', act.get(paper)),
  row(PARTNER_PAPERS, 'list own',                     '· ✓ ✓  ✓ ✓ ✓ ✓  ✓ ·', (db, who) => act.list(paths.partnerPapers(who.uid))(db, who)),
  row(PARTNER_PAPERS, "list another's",               '· · ·  · ✓ · ·  ✓ ·', act.list(paths.partnerPapers(PA.uid))),
  row(PARTNER_PAPERS, 'list across all accounts',     '· · ·  · · · ·  · ·', (db) => getDocs(collectionGroup(db, PARTNER_PAPERS))),
  row(PARTNER_PAPERS, 'create own',                   '· · ·  ✓ ✓ ✓ ✓  · ·', act.create(own, (who: Person) => newPaper(who, 'company'))),
  row(PARTNER_PAPERS, "create another's",             '· · ·  · · · ·  · ·', act.create((who) => paths.partnerPaper(who.uid === PU.uid ? PA.uid : PU.uid, 'company-9'), (who: Person) => newPaper(who, 'company'))),
  row(PARTNER_PAPERS, 'create accepted',              '· · ·  · · · ·  · ·', act.create(own, (who: Person) => ({ ...newPaper(who, 'company'), state: 'accepted' }))),
  row(PARTNER_PAPERS, 'accept',                       '· · ·  · · · ·  ✓ ·', act.update(paper, (who: Person) => newVerdict(who, 'accepted'))),
  row(PARTNER_PAPERS, 'refuse',                       '· · ·  · · · ·  ✓ ·', act.update(paper, (who: Person) => newVerdict(who, 'refused'))),
  row(PARTNER_PAPERS, 'change',                       '· · ·  · · · ·  · ·', act.update(paper, { number: 'x' })),
  row(PARTNER_PAPERS, 'delete',                       '· · ·  · ✓ · ·  · ·', act.remove(paper)),
];
