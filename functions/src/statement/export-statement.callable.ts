import { write } from 'firebase-functions/logger';
import { caseName } from '@app/domain/case-id';
import { exportStatement as contract } from '@app/domain/contracts/export-statement';
import { satangOf } from '@app/domain/money';
import { statementOf } from '@app/domain/statement';
import { contactsOfPeriod } from '@app/domain/statement-contacts';
import { statementCsv } from '@app/domain/statement-csv';
import { personCall } from '../account/calls.ts';
import { spend } from '../budget/daily-budget.repo.ts';
import { accessTo } from '../case/access.repo.ts';
import { refused } from '../lib/callable.ts';
import { loadRenderer } from '../site/page-renderer.ts';
import { loadFaces } from './faces.ts';
import { statementSheet, type SheetSources } from './statement-sheet.ts';
import { readStatement, storeStatement } from './statement.repo.ts';

/**
 * The statement of a case as PDF or CSV, for everybody who may read the case. Low concurrency: laying out pages keeps the processor
 * busy, and a hundred pages take 100 MB.
 */
export const exportStatement = personCall(
  contract,
  async ({ caseId, language, format, ...period }, caller) => {
    const capacity = await accessTo(caseId, caller);
    if (capacity === null) throw refused('permission-denied');
    const now = new Date();
    await spend('statements', caller.uid);
    const stored = await readStatement(caseId, caller.uid, period);
    if (stored === null) throw refused('permission-denied');

    // The faces have no Chinese letters.
    const written = format === 'pdf' && language === 'zh' ? 'en' : language;
    const words = (await loadRenderer()).statementWords(written);
    const { item, payments, merged, contacts, lawyers, makerName } = stored;
    const sources: SheetSources = {
      caseName: caseName({ id: caseId, case_number: item.case_number }),
      debtor: item.debtor_name,
      statement: statementOf(satangOf(item.amount), payments, period, merged),
      contacts: contactsOfPeriod(contacts, period),
      lawyers,
      maker: { name: makerName, capacity },
      now,
    };
    const content =
      format === 'csv'
        ? statementCsv(sources.statement, sources.contacts, lawyers, words)
        : await pdfOf(sources, words, written);
    const filename = `${words.file}-${sources.caseName}-${period.from}-${period.to}.${format}`;
    const path = await storeStatement(caller.uid, format, filename, content);
    write({
      severity: 'NOTICE',
      message: `${contract.name}: done`,
      fn: contract.name,
      uid: caller.uid,
      format,
    });
    return { filename, path };
  },
  { memory: '512MiB', concurrency: 4 },
);

/** The library that makes PDFs is loaded when the first one is made. */
async function pdfOf(...sheet: Parameters<typeof statementSheet>): Promise<Buffer> {
  const [{ sheetPdf }, faces] = await Promise.all([import('./sheet-pdf.ts'), loadFaces()]);
  return sheetPdf(statementSheet(...sheet), faces);
}
