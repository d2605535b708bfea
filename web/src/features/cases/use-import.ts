import { IMPORT_LIMITS, readRow, type ImportRow } from '@app/domain/case-import';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/lib/command/use-command';
import { importCases } from './api/import-cases';
import type { ImportFile } from './read-import-file';
import type { RefusedRow } from './refused-rows';
import { useWarnBeforeUnload } from './use-warn-before-unload';
import { useManySteps } from './use-many-steps';

type GoodFile = Extract<ImportFile, { ok: true }>;

/** What has become of a file's rows. */
interface Result {
  created: number;
  /** They were cases already: the file had been sent before. */
  existing: number;
  refused: readonly RefusedRow[];
}

export interface Import {
  file: GoodFile;
  good: readonly ImportRow[];
  bad: readonly RefusedRow[];
  /** How many good rows the server has answered. */
  sent: number;
  result: Result;
}

/** A file whose rows can be looked at before they are sent. */
function importOf(file: GoodFile): Import {
  const good: ImportRow[] = [];
  const bad: RefusedRow[] = [];
  for (const row of file.rows) {
    const read = readRow(row.cells);
    if (read.ok) good.push(row);
    else bad.push({ ...row, issues: read.issues });
  }
  return { file, good, bad, sent: 0, result: { created: 0, existing: 0, refused: bad } };
}

/** How far an import had come when its page was left: the toast says it, since the page does not. */
interface Stop {
  created: number;
  left: number;
}

/**
 * Sends the good rows of a file, batch after batch, while its page is open. After a failure the rows that are left can be sent; a row that is sent twice is one
 * case (docs/decisions/197).
 */
export function useImport() {
  const { t } = useTranslation();
  const [now, setNow] = useState<Import | null>(null);
  const restOf = ({ left }: Stop) =>
    left > 0 && { description: t('case-import:interrupted', { number: left }) };
  const begin = useManySteps();
  const { busy, send } = useCommand<Import, Stop | null>({
    run: async (begun) => {
      const mayGoOn = begin();
      let current = begun;
      while (current.sent < current.good.length && mayGoOn()) {
        const rows = current.good.slice(current.sent, current.sent + IMPORT_LIMITS.batch);
        current = withAnswers(current, rows, await importCases(current.file.importId, rows));
        setNow(current);
      }
      const { good, sent, result } = current;
      return mayGoOn() ? null : { created: result.created, left: good.length - sent };
    },
    done: (stop) => stop && { title: t('case-import:created', { count: stop.created }), ...restOf(stop) },
    failed: t('case-import:failed'),
  });
  useWarnBeforeUnload(busy);
  return {
    now,
    busy,
    isDone: now !== null && !busy && now.sent > 0 && now.sent === now.good.length,
    choose: (file: GoodFile) => setNow(importOf(file)),
    forget: () => setNow(null),
    send: () => (now === null ? Promise.resolve() : send(now)),
  };
}

function withAnswers(
  { result, sent, ...rest }: Import,
  rows: readonly ImportRow[],
  answers: Awaited<ReturnType<typeof importCases>>,
): Import {
  const count = (state: string) => answers.filter((answer) => answer.state === state).length;
  const refused = answers.flatMap((answer) => {
    const row = rows.find((one) => one.row === answer.row);
    return answer.state === 'refused' && row !== undefined ? [{ ...row, issues: answer.issues }] : [];
  });
  return {
    ...rest,
    sent: sent + rows.length,
    result: {
      created: result.created + count('created'),
      existing: result.existing + count('existing'),
      refused: [...result.refused, ...refused].sort((one, other) => one.row - other.row),
    },
  };
}
