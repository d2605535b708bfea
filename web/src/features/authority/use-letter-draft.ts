import { newAuthoritySchema, type AuthorityScope } from '@app/domain/authority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { issueKey } from '@/lib/form/issue-key';
import { useToday } from '@/lib/page/use-today';

/** What the reader says beside the case; '' is filled in by hand, as `until` it is no last day. */
interface LetterFields {
  principal: string;
  agent: string;
  scope: readonly AuthorityScope[];
  from: string;
  until: string;
}

/** Those that the form of an authority checks. */
const CHECKED = [
  ['scope', 'scope'],
  ['from', 'from_on'],
  ['until', 'until_on'],
] as const;
type Checked = (typeof CHECKED)[number][0];

export interface LetterDraftState {
  fields: LetterFields;
  change: (fields: Partial<LetterFields>) => void;
  /** What the form of an authority would refuse, as sentences. Such a letter is not printed. */
  errors: Partial<Record<Checked, string>>;
  /** The same with the fields' names. */
  problems: readonly string[];
}

/** A draft of a letter while it is written. Nothing of it is stored. @param names known ones */
export function useLetterDraft(names: { principal: string; agent: string }): LetterDraftState {
  const { t } = useTranslation(['authority', 'validation']);
  const today = useToday();
  const [fields, setFields] = useState<LetterFields>(() => ({
    ...names,
    scope: ['demand', 'negotiate'],
    from: today,
    until: '',
  }));
  const { scope, from, until } = fields;
  const checked = newAuthoritySchema(today).safeParse({
    scope,
    from_on: from,
    until_on: until === '' ? null : until,
    document_id: null,
  });
  const errors: LetterDraftState['errors'] = {};
  for (const [field, name] of CHECKED) {
    const issue = checked.error?.issues.find(({ path }) => path[0] === name);
    if (issue === undefined) continue;
    errors[field] = field === 'scope' ? t('authority:form.scopeRequired') : t(issueKey(issue.message));
  }
  return {
    fields,
    change: (changed) => setFields((before) => ({ ...before, ...changed })),
    errors,
    problems: CHECKED.flatMap(([field]) =>
      errors[field] === undefined ? [] : [`${t(`authority:form.fields.${field}`)}: ${errors[field]}`],
    ),
  };
}
