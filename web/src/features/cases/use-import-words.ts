import { IMPORT_COLUMNS, plain, type ImportColumn, type ImportWords } from '@app/domain/case-import';
import { DEBT_KINDS } from '@app/domain/law/limitation';
import { useTranslation } from 'react-i18next';

/** The columns of an import as the reader's files name them, and the words that may be in its cells. */
export function useImportWords(): { columns: Record<ImportColumn, string>; words: ImportWords } {
  const { t } = useTranslation();
  const columns = Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [column, t(`case-import:columns.${column}`)]),
  ) as Record<ImportColumn, string>;
  const answers = (['yes', 'no'] as const).map(
    (answer) => [plain(t(`claims:form.answer.${answer}`)), answer] as const,
  );
  return {
    columns,
    words: {
      columns: new Map(IMPORT_COLUMNS.map((column) => [plain(columns[column]), column])),
      values: new Map([
        ...DEBT_KINDS.map((kind) => [plain(t(`claims:kinds.${kind}`)), kind] as const),
        ...answers,
      ]),
    },
  };
}
