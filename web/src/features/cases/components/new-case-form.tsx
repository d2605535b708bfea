import type { NewCase } from '@app/domain/case';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { FormField } from '@/components/form-field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { useFieldMessage } from '@/components/use-field-message';
import { drafts } from '@/lib/form/drafts';
import { focusRefused } from '@/lib/form/focus-refused';
import { begunMessage } from '@/lib/form/begun-message';
import { toasts } from '@/lib/command/toast';
import { newId } from '@/lib/firebase/new-id';
import { useDraft } from '@/lib/form/use-draft';
import { usePause } from '@/lib/session/use-pause';
import { exists } from '../api/create-case';
import { ChosenFileList } from './chosen-file-list';
import {
  newCaseDraftSchema,
  newCaseFormSchema,
  NOTHING_TYPED,
  type NewCaseDraft,
  type NewCaseFormValues,
} from '../new-case-form-values';
import { AmountField, DetailsField } from './new-case-fields';
import { Part, Warranty } from './new-case-parts';
import { PauseNotice } from './pause-notice';
import { ProofNotice } from './proof-notice';
import { useChosenFiles } from '../use-chosen-files';
import { usePauseSentence } from '../use-pause-sentence';
import { useProof } from '../use-proof';
import { useStatedParts, type PartSlots } from '../use-stated-parts';
import { useSubmitCase } from '../use-submit-case';

const FORM = 'new-case';

/** The case that the form makes, and what was sent of it. */
type BegunCase = Pick<NewCaseDraft, 'caseId' | 'sent' | 'stated'>;

interface NewCaseFormProps {
  uid: string;
  /** Sends the mail that proves the address again. */
  resend: ReactNode;
  /** What is stated beside the case, of the claim and the debtor; nothing where it is left out. */
  slots?: PartSlots;
  /** The case is there. @param caseId of the case that was submitted */
  onDone: (caseId: string) => void;
}

/** Submits a case: what is typed survives a reload, and however often it is sent there is one case. */
export function NewCaseForm({ uid, resend, slots, onDone }: NewCaseFormProps) {
  const { t } = useTranslation();
  const draft = useDraft(uid, FORM);
  const [restored] = useState(() => newCaseDraftSchema.safeParse(drafts.read(uid, FORM)).data);
  // A duplicated tab has a copy of the draft: the id is kept only where its case may have arrived.
  const [begun, setBegun] = useState<BegunCase>(() =>
    restored?.sent === true ? restored : { caseId: newId(), sent: false },
  );
  const { caseId } = begun;
  const [badFileRefused, setBadFileRefused] = useState(false);
  const chosen = useChosenFiles();
  const uploadsPausedUntil = usePause('files');
  const pauseSentence = usePauseSentence();
  const { register, control, handleSubmit, getValues, setValue, formState } = useForm<
    NewCaseFormValues,
    unknown,
    NewCase
  >({
    resolver: zodResolver(newCaseFormSchema),
    defaultValues: restored?.values ?? NOTHING_TYPED,
    shouldFocusError: false,
  });
  const parts = useStatedParts(slots, restored?.typed);
  // What was sent stays in the draft until the case is found or sent again, whatever is typed meanwhile.
  const draftOf = ({ caseId: id, sent, stated }: BegunCase): NewCaseDraft => ({
    caseId: id,
    sent,
    values: getValues(),
    typed: parts.typed(),
    ...(stated !== undefined && { stated }),
  });
  const keepDraft = () => draft.keep(draftOf(begun));
  const begin = (next: BegunCase) => {
    setBegun(next);
    draft.keepNow(draftOf(next));
  };
  const sending = useSubmitCase({
    caseId,
    onSend: (stated) => begin({ caseId, sent: true, stated }),
    onSavedBefore: () => begin({ caseId: newId(), sent: false }),
    slots,
    onCreated: draft.remove,
    onDone: () => onDone(caseId),
  });
  /** The time check of the website has been handed over. */
  const takeBegunMessage = useEffectEvent(() => {
    const begun = begunMessage.take();
    if (begun === null || getValues('details') !== '') return;
    setValue('details', begun.message);
    keepDraft();
  });
  useEffect(() => takeBegunMessage(), []);
  useArrival(restored, async () => {
    // Meanwhile it was sent with something else typed, which is another case now.
    if (restored?.caseId !== caseId) return;
    const isSaved = await sending.saveStated(uid, restored.stated);
    toasts.show(sending.received(isSaved));
    draft.remove();
    onDone(caseId);
  });

  const pausedUntil = usePause('cases');
  const proof = useProof();
  const form = useRef<HTMLFormElement>(null);
  /** All of it, so that everything that is wrong is shown at the same time. */
  const submit = async (element: HTMLElement) => {
    const read = new Promise<NewCase | null>((resolve, reject) => {
      handleSubmit(resolve, () => resolve(null))().catch(reject);
    });
    const [values, stated, good] = await Promise.all([read, parts.read(), chosen.allGood()]);
    setBadFileRefused(!good);
    if (values === null || stated === null || !good) focusRefused(element);
    else if (pausedUntil === null && (await proof.check(() => form.current?.requestSubmit())))
      await sending.submit(values, chosen.files, stated);
  };
  const message = useFieldMessage();
  const issue = (name: keyof NewCaseFormValues) => message(formState.errors[name]);
  const locked = sending.busy || sending.unconfirmed;
  const field = (name: keyof NewCaseFormValues) => ({
    readOnly: locked,
    ...register(name, { onChange: keepDraft }),
  });
  const hasBadFile = chosen.files.some(({ issue: bad }) => bad !== null && bad !== undefined);

  return (
    <form
      ref={form}
      noValidate
      aria-busy={sending.busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {restored !== undefined && (
        <Notice className="border-b border-b-rule">{t('new-case:draftRestored')}</Notice>
      )}
      {!proof.isProven && <ProofNotice email={proof.email} isWaiting={proof.isWaiting} resend={resend} />}
      {pausedUntil !== null && <PauseNotice kind="cases" until={pausedUntil} />}
      {sending.unconfirmed && <Notice className="border-b border-b-rule">{t('new-case:frozen')}</Notice>}
      {slots !== undefined && (
        <Part title={t('new-case:kind')} notes={[t('new-case:kindNote')]}>
          {parts.draw('claim', locked, keepDraft)}
        </Part>
      )}
      <Part title={t('new-case:about')}>
        <FormField
          label={t('cases:fields.debtor_name')}
          hint={t('cases:fields.debtorHint')}
          error={issue('debtor_name')}
          required
        >
          {(props) => <Input {...props} autoComplete="off" {...field('debtor_name')} />}
        </FormField>
        <AmountField control={control} error={issue('amount')}>
          {(props) => (
            <Input
              {...props}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              className="text-lg figures sm:max-w-72"
              {...field('amount')}
            />
          )}
        </AmountField>
        <DetailsField control={control} error={issue('details')}>
          {(props) => <Textarea {...props} className="min-h-48" {...field('details')} />}
        </DetailsField>
      </Part>
      {slots !== undefined && (
        <Part title={t('new-case:debtor')} notes={[t('new-case:debtorNote')]}>
          {parts.draw('debtor', locked, keepDraft)}
        </Part>
      )}
      <Part title={t('cases:fields.files')} notes={[t('new-case:note'), t('new-case:sensitive')]}>
        {uploadsPausedUntil !== null && (
          <Notice className="border-b border-b-rule">{pauseSentence(uploadsPausedUntil)}</Notice>
        )}
        <ChosenFileList
          files={chosen.files}
          progress={sending.progress}
          disabled={locked}
          uploading={sending.phase === 'uploading'}
          error={badFileRefused && hasBadFile ? t('cases:files.badFirst') : undefined}
          onAdd={chosen.add}
          onRemove={(id) => {
            chosen.remove(id);
            sending.forgetFile(id);
          }}
        />
      </Part>
      <Warranty />
      <div className="flex flex-wrap gap-3 px-5 pt-3 pb-5 lg:ps-[16.75rem]">
        <Button type="submit" variant="seal" size="lg" busy={sending.busy} className="w-full sm:w-auto">
          {sending.phase === null && t('new-case:submit')}
          {sending.phase === 'uploading' && t('cases:new.uploading')}
          {sending.phase === 'creating' && t('new-case:submitting')}
        </Button>
        {sending.phase === 'uploading' && chosen.files.length > 0 && (
          <Button size="lg" className="w-full sm:w-auto" onClick={sending.cancel}>
            {t('attachments:upload.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** After a reload in the middle of sending: the case may have arrived, and then there is nothing left to do. */
function useArrival(restored: NewCaseDraft | undefined, onFound: () => Promise<void>) {
  const tell = useRef(onFound);
  useEffect(() => {
    tell.current = onFound;
  });
  useEffect(() => {
    if (restored?.sent !== true) return;
    let left = false;
    void exists(restored.caseId).then((found) => {
      if (found && !left) void tell.current();
    });
    return () => {
      left = true;
    };
  }, [restored]);
}
