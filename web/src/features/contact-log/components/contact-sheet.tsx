import { dayOf } from '@app/domain/calendar';
import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import { CONTACT_CHANNELS, CONTACT_OUTCOMES, type ContactOutcome } from '@app/domain/law/contact-rules';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { SubmitButton } from '@/components/submit-button';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { useFieldMessage } from '@/components/use-field-message';
import { useWordingGuard } from '@/components/use-wording-guard';
import { useCommand } from '@/lib/command/use-command';
import { recordContact } from '../api/contact-calls';
import { useDebtClock } from '../api/use-debt-clock';
import { useNow } from '@/lib/page/use-now';
import { entryOf, lackOf, nowOf, type StartedContact } from '../contact-form';
import { useContactForm } from '../use-contact-form';
import { Choice } from './choice';
import { ContactExtras } from './contact-extras';
import { ContactTime } from './contact-time';

interface ContactSheetProps {
  uid: string;
  caseId: string;
  contact: StartedContact;
  onClose: () => void;
  onRecorded: (outcome: ContactOutcome) => void;
}

/** After the call: how it ended, in two taps; what is usual is chosen already. */
export function ContactSheet({ uid, caseId, contact: started, onClose, onRecorded }: ContactSheetProps) {
  const { t } = useTranslation('contact-log');
  const messageOf = useFieldMessage();
  const form = useContactForm(uid, caseId, started);
  const { contact, register, control, handleSubmit, formState } = form;
  const now = nowOf(contact, useNow());
  const [outcome, day, time, who, note] = useWatch({
    control,
    name: ['outcome', 'day', 'time', 'person', 'note'],
  });
  const guard = useWordingGuard(note, {
    reason: contact.before?.wording?.reason,
    isOff: who === 'locating',
    clockState: useDebtClock(caseId, dayOf(now)),
  });
  const lack = lackOf({ outcome, day, time }, contact.beganAt, now);
  /** The form for the promise takes the focus. */
  const leadsOn = useRef(false);
  const { busy, send } = useCommand({
    run: (entry: ContactEntry) => recordContact(entry),
    onDone: (_recorded, { outcome: how }) => {
      form.removeDraft();
      leadsOn.current = how === 'promised' && contact.before === undefined;
      onRecorded(how);
    },
    done: ({ verdict }) => ({
      title: t('contact-log:sheet.saved'),
      description: t(`contact-log:verdict.${verdict}`),
    }),
    failed: t('contact-log:sheet.failed'),
  });
  const submit = handleSubmit(async (values) => {
    if (lack !== undefined) return;
    const wording = await guard.wordingOf(values.note);
    if (wording !== null) await send(entryOf(caseId, contact, values, wording));
  });
  const when = <ContactTime register={register} now={now} started={contact.beganAt} />;
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        className="max-h-[94dvh] p-4 sm:p-6"
        onOpenAutoFocus={(event) => {
          // Otherwise Enter would discard what was restored: that button comes first.
          if (!form.isRestored || !(event.currentTarget instanceof HTMLElement)) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => leadsOn.current && event.preventDefault()}
      >
        <DialogTitle className="pe-12 text-xl font-semibold">
          {t(contact.before === undefined ? 'contact-log:sheet.title' : 'contact-log:sheet.correct')}
        </DialogTitle>
        <DialogDescription className="sr-only">{t('contact-log:sheet.description')}</DialogDescription>
        {form.isRestored && (
          <Notice className="mt-3">
            <p>{t('contact-log:sheet.restored')}</p>
            <Button
              variant="link"
              disabled={busy}
              onClick={() => {
                form.startNew();
                guard.reset();
              }}
            >
              {t('contact-log:sheet.startNew')}
            </Button>
          </Notice>
        )}
        <form noValidate className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
          <fieldset disabled={busy} className="grid min-w-0 gap-4">
            <Choice
              legend={t('contact-log:fields.outcome')}
              options={CONTACT_OUTCOMES}
              textOf={(one) => t(`contact-log:outcome.${one}`)}
              {...register('outcome')}
            />
            <Choice
              legend={t('contact-log:fields.channel')}
              options={CONTACT_CHANNELS}
              textOf={(one) => t(`contact-log:channel.${one}`)}
              columns={3}
              {...register('channel')}
            />
            {contact.isEarlier === true && <div className="grid grid-cols-2 gap-3">{when}</div>}
          </fieldset>
          <SubmitButton
            reason={lack === undefined ? undefined : t(`contact-log:sheet.${lack}`)}
            busy={busy}
            size="lg"
            className="w-full"
          >
            {guard.label(t('contact-log:sheet.save'))}
          </SubmitButton>
          <fieldset disabled={busy} className="min-w-0">
            <ContactExtras
              register={register}
              hasNote={who !== 'locating'}
              noteError={messageOf(formState.errors.note)}
              onNote={guard.load}
              notice={guard.notice}
              time={contact.isEarlier !== true && when}
            />
          </fieldset>
        </form>
      </DialogContent>
    </Dialog>
  );
}
