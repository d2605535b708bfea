import { paths } from '@app/domain/paths';
import { aCase } from '@app/seed/builders';
import { PEOPLE } from '../support/as.ts';
import * as act from './acts.ts';
import { newCaseDocument } from './documents.ts';
import { row, type Row } from './matrix-row.ts';
import { IDS } from './fixtures.ts';

const { CO, PA } = PEOPLE;
/** The partner and the office still add what closes the file, the customer asks the office. */
const closed = () => ({
  [paths.case(IDS.case)]: aCase({ user_id: CO.uid, partner_id: PA.uid, status: 'Completed' }),
});
const first = paths.caseDocument(IDS.case, IDS.caseDocument);

// oxfmt-ignore
export const DOCUMENT_ROWS: readonly Row[] = [
  //                                                       V CO CX  PP PA PU PR  AD DIS
  row('case_documents', 'get',                            '· ✓ ·  · ✓ · ·  ✓ ·', act.get(first)),
  row('case_documents', 'list',                           '· ✓ ·  · ✓ · ·  ✓ ·', act.list(paths.caseDocuments(IDS.case))),
  row('case_documents', 'list of a missing case',         '· · ·  · · · ·  ✓ ·', act.list(paths.caseDocuments('case-missing'))),
  row('case_documents', 'create',                         '· ✓ ·  · ✓ · ·  ✓ ·', act.create(paths.caseDocument(IDS.case, 'new'), (who) => newCaseDocument(who, IDS.case))),
  row('case_documents', 'create as the customer',         '· ✓ ·  · · · ·  · ·', act.create(paths.caseDocument(IDS.case, 'new'), (who) => ({ ...newCaseDocument(who, IDS.case), by_role: 'customer' }))),
  row('case_documents', 'create in a closed case',        '· · ·  · ✓ · ·  ✓ ·', act.create(paths.caseDocument(IDS.case, 'new'), (who) => newCaseDocument(who, IDS.case)), closed),
  row('case_documents', 'create as a partner',            '· · ·  · ✓ · ·  · ·', act.create(paths.caseDocument(IDS.case, 'new'), (who) => ({ ...newCaseDocument(who, IDS.case), by_role: 'partner' }))),
  row('case_documents', 'create as an admin',             '· · ·  · · · ·  ✓ ·', act.create(paths.caseDocument(IDS.case, 'new'), (who) => ({ ...newCaseDocument(who, IDS.case), by_role: 'admin' }))),
  row('case_documents', 'create in an unassigned case',   '· ✓ ·  · · · ·  ✓ ·', act.create(paths.caseDocument(IDS.freshCase, 'new'), (who) => newCaseDocument(who, IDS.freshCase))),
  row('case_documents', 'create in a missing case',       '· · ·  · · · ·  · ·', act.create(paths.caseDocument('case-missing', 'new'), (who) => newCaseDocument(who, 'case-missing'))),
  row('case_documents', 'update own',                     '· · ·  · · · ·  · ·', act.update(first, { label: 'แก้ไข' }), (who) => ({ [first]: newCaseDocument(who, IDS.case) })),
  row('case_documents', 'delete own',                     '· · ·  · · · ·  · ·', act.remove(first), (who) => ({ [first]: newCaseDocument(who, IDS.case) })),
];
