import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { useWordingGuard } from '@/components/use-wording-guard';
import { drafts } from '@/lib/form/drafts';
import { useDraft } from '@/lib/form/use-draft';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { usePause } from '@/lib/session/use-pause';
import { addCaseUpdate } from '../api/work-on-case';
import { noteSchema, type NewNote } from '../note-form';
import { PauseNotice } from './pause-notice';

interface AddUpdateFormProps {
  caseId: string;
  /** The author, stored with the note for good. */
  author: { uid: string; full_name: string; avatar_url: string | null };
}

/** `sent`: the note under way, and the id it has: the same text sent again, even after a reload, is added once. */
const draftSchema = z.object({
  update_text: z.string(),
  for_office: z.catch(z.boolean(), false),
  sent: z.nullable(z.object({ id: z.string(), text: z.string() })),
});

/** Writes a note into a case's history. Wordings that the law questions need a reason; nothing is refused (decision 166). */
export function AddUpdateForm({ caseId, author }: AddUpdateFormProps) {
  const { t } = useTranslation();
  const formName = `case-update:${caseId}`;
  const draft = useDraft(author.uid, formName);
  const [restored] = useState(() => draftSchema.safeParse(drafts.read(author.uid, formName)).data);
  const [sent, setSent] = useState(restored?.sent ?? null);
  const { register, handleSubmit, reset, getValues, control, formState } = useForm<NewNote>({
    resolver: zodResolver(noteSchema),
    defaultValues: { update_text: restored?.update_text ?? '', for_office: restored?.for_office ?? false },
  });
  const [written, forOffice] = useWatch({ control, name: ['update_text', 'for_office'] });
  // For what others read: a note for the office may repeat what a debtor complains of.
  const guard = useWordingGuard(written, { isOff: forOffice });
  const pausedUntil = usePause(forOffice ? 'office_notes' : 'updates');
  const { busy, send } = useCommand({
    run: async (values: NewNote) => {
      const { update_text: text } = values;
      const id = sent?.text === text ? sent.id : newId();
      setSent({ id, text });
      draft.keepNow({ update_text: text, for_office: values.for_office, sent: { id, text } });
      await addCaseUpdate(caseId, id, values, author);
    },
    onDone: () => {
      draft.remove();
      setSent(null);
      guard.reset();
      reset({ update_text: '', for_office: false });
    },
    done: () => ({ title: t('cases:updates.added') }),
    failed: t('cases:updates.addFailed'),
  });
  const keep = () => {
    const { update_text, for_office } = getValues();
    draft.keep({ update_text, for_office, sent });
  };
  const submit = async (values: NewNote) => {
    if (pausedUntil !== null) return;
    const wording = await guard.wordingOf(values.update_text);
    if (wording !== null) await send({ ...values, ...(wording !== undefined && { wording }) });
  };
  const message = useFieldMessage();
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormField
        label={t('cases:updates.label')}
        hint={t(forOffice ? 'cases:updates.officeHint' : 'cases:updates.hint')}
        error={message(formState.errors.update_text)}
        required
      >
        {(control) => (
          <Textarea
            {...control}
            readOnly={busy}
            placeholder={t('cases:updates.placeholder')}
            {...register('update_text', {
              onChange: () => {
                guard.load();
                keep();
              },
            })}
          />
        )}
      </FormField>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox disabled={busy} {...register('for_office', { onChange: keep })} />
        {t('cases:updates.forOffice')}
      </label>
      {guard.notice}
      {pausedUntil !== null && (
        <PauseNotice kind={forOffice ? 'office_notes' : 'updates'} until={pausedUntil} />
      )}
      <Button type="submit" variant="ink" busy={busy} className="justify-self-start">
        {busy ? t('cases:updates.adding') : guard.label(t('cases:updates.add'))}
      </Button>
    </form>
  );
}
