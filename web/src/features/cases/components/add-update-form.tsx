import { updateWordingSchema } from '@app/domain/case';
import { isBlank } from '@app/domain/text';
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
import { withTexts } from '@/i18n/lazy-texts';
import { drafts } from '@/lib/form/drafts';
import { useDraft } from '@/lib/form/use-draft';
import { loadAhead } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';
import { useCommand } from '@/lib/command/use-command';
import { usePause } from '@/lib/session/use-pause';
import { addCaseUpdate, newUpdateId } from '../api/work-on-case';
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

const loadGuard = () => withTexts(['wording'], () => import('./wording-guard'));

/** Writes a note into a case's history. Wordings that the law questions need a reason; nothing is refused (decision 166). */
export function AddUpdateForm({ caseId, author }: AddUpdateFormProps) {
  const { t } = useTranslation();
  const formName = `case-update:${caseId}`;
  const draft = useDraft(author.uid, formName);
  const [restored] = useState(() => draftSchema.safeParse(drafts.read(author.uid, formName)).data);
  const [sent, setSent] = useState(restored?.sent ?? null);
  const [guard, wantGuard] = useLazy(loadGuard);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { register, handleSubmit, reset, control, formState } = useForm<NewNote>({
    resolver: zodResolver(noteSchema),
    defaultValues: { update_text: restored?.update_text ?? '', for_office: restored?.for_office ?? false },
  });
  const forOffice = useWatch({ control, name: 'for_office' });
  const pausedUntil = usePause(forOffice ? 'office_notes' : 'updates');
  const { busy, send } = useCommand({
    run: async (values: NewNote) => {
      const { update_text: text } = values;
      const id = sent?.text === text ? sent.id : newUpdateId();
      setSent({ id, text });
      draft.keepNow({ update_text: text, for_office: values.for_office, sent: { id, text } });
      await addCaseUpdate(caseId, id, values, author);
    },
    onDone: () => {
      draft.remove();
      setSent(null);
      setReason('');
      setAsked(false);
      reset({ update_text: '', for_office: false });
    },
    done: () => ({ title: t('cases:updates.added') }),
    failed: t('cases:updates.addFailed'),
  });
  const written = useWatch({ control, name: 'update_text' });
  const found = forOffice ? [] : (guard?.check(written) ?? []);
  const submit = async (values: NewNote) => {
    if (pausedUntil !== null) return;
    // The guard is for what others read: a note for the office may repeat what a debtor complains of.
    if (values.for_office) return send(values);
    // Where its code does not load (no network, another version) the note is sent as it is: what happened can be written.
    const { idsIn, lawOf } =
      guard ?? (await loadGuard().catch(() => ({ idsIn: () => [], lawOf: () => undefined })));
    const ids = idsIn(values.update_text);
    if (ids.length === 0) return send(values);
    const wording = updateWordingSchema.safeParse({ findings: ids, reason, law: lawOf() });
    setAsked(true);
    if (wording.success) await send({ ...values, wording: wording.data });
    else await wantGuard();
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
              onChange: (event: { target: { value: string } }) => {
                loadAhead(wantGuard);
                draft.keep({ update_text: event.target.value, for_office: forOffice, sent });
              },
            })}
          />
        )}
      </FormField>
      <label className="flex min-h-11 items-center gap-3">
        <Checkbox disabled={busy} {...register('for_office')} />
        {t('cases:updates.forOffice')}
      </label>
      {guard !== null && found.length > 0 && (
        <guard.WordingGuard
          found={found}
          reason={reason}
          onReason={setReason}
          error={asked && isBlank(reason) ? t('validation:required') : undefined}
        />
      )}
      {pausedUntil !== null && (
        <PauseNotice kind={forOffice ? 'office_notes' : 'updates'} until={pausedUntil} />
      )}
      <Button type="submit" variant="ink" busy={busy} className="justify-self-start">
        {busy ? (
          t('cases:updates.adding')
        ) : guard !== null && found.length > 0 ? (
          <guard.SendLabel />
        ) : (
          t('cases:updates.add')
        )}
      </Button>
    </form>
  );
}
