import { addDays, dayOf } from '@app/domain/calendar';
import type { ContactEntry } from '@app/domain/contracts/debtor-contacts';
import {
  CONTACT_DIRECTIONS,
  CONTACT_PERSONS,
  type ContactDirection,
  type ContactPerson,
  type Told,
} from '@app/domain/debtor-contact';
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  type ContactChannel,
  type ContactOutcome,
} from '@app/domain/law/contact-rules';
import { LIMITS } from '@app/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form-field';
import { SubmitButton } from '@/components/submit-button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';
import { Input } from '@/components/ui/input';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { useLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { recordContact } from '../api/contact-calls';
import { useNow } from '@/lib/page/use-now';
import { Choice } from './choice';

interface ContactSheetProps {
  caseId: string;
  /** `key` as reserved, or a new one; `corrects` an earlier entry. */
  contact: { key: string; beganAt: Date; corrects?: string };
  onClose: () => void;
  onRecorded: () => void;
}

/** Days back that can be chosen; earlier contacts are rare, and late in any case. */
const DAYS_BACK = 30;
const NOBODY_TOLD: Told = { own_name: false, creditor: false, amount: false, authority_shown: false };
const TOLD = ['own_name', 'creditor', 'amount', 'authority_shown'] as const satisfies (keyof Told)[];

/** The time of an instant in Bangkok as a time field has it: 14:05. */
const timeOf = (date: Date) => new Date(date.getTime() + 7 * 3_600_000).toISOString().slice(11, 16);

/** After the call: how it ended, in two taps; what is usual is chosen already. */
export function ContactSheet({ caseId, contact, onClose, onRecorded }: ContactSheetProps) {
  const { t } = useTranslation(['contact-log', 'common']);
  const language = useLanguage();
  const now = useNow();
  const today = dayOf(now);
  const [channel, setChannel] = useState<ContactChannel>('call');
  const [direction, setDirection] = useState<ContactDirection>('out');
  const [who, setWho] = useState<ContactPerson>('debtor');
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const [day, setDay] = useState(dayOf(contact.beganAt));
  const [time, setTime] = useState(timeOf(contact.beganAt));
  const [note, setNote] = useState('');
  const [told, setTold] = useState(NOBODY_TOLD);

  const isUntouched = day === dayOf(contact.beganAt) && time === timeOf(contact.beganAt);
  const typed = new Date(`${day}T${time === '' ? '00:00' : time}:00+07:00`);
  const beganAt = isUntouched ? contact.beganAt : typed;
  const isAhead = time === '' || beganAt.getTime() > now.getTime() + 60_000;
  const { busy, send } = useCommand({
    run: (entry: ContactEntry) => recordContact(entry),
    onDone: onRecorded,
    done: ({ verdict }) => ({
      title: t('contact-log:sheet.saved'),
      description: t(`contact-log:verdict.${verdict}`),
    }),
    failed: t('contact-log:sheet.failed'),
  });
  const reason =
    outcome === null
      ? t('contact-log:sheet.chooseOutcome')
      : isAhead
        ? t('contact-log:sheet.ahead')
        : undefined;

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t('common:close')} className="max-h-[94dvh] p-4 sm:p-6">
        <DialogTitle className="pe-12 text-xl font-semibold">
          {t(contact.corrects === undefined ? 'contact-log:sheet.title' : 'contact-log:sheet.correct')}
        </DialogTitle>
        <DialogDescription className="sr-only">{t('contact-log:sheet.description')}</DialogDescription>
        <form
          noValidate
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (outcome === null || isAhead) return;
            void send({
              caseId,
              key: contact.key,
              channel,
              direction,
              person: who,
              outcome,
              beganAt: beganAt.toISOString(),
              note: who === 'locating' ? '' : note,
              told,
              ...(contact.corrects !== undefined && { corrects: contact.corrects }),
            });
          }}
        >
          <Choice
            legend={t('contact-log:fields.outcome')}
            name="outcome"
            options={CONTACT_OUTCOMES}
            value={outcome}
            onChoose={setOutcome}
            textOf={(one) => t(`contact-log:outcome.${one}`)}
          />
          <Choice
            legend={t('contact-log:fields.channel')}
            name="channel"
            options={CONTACT_CHANNELS}
            value={channel}
            onChoose={setChannel}
            textOf={(one) => t(`contact-log:channel.${one}`)}
            columns={3}
          />
          <SubmitButton reason={reason} busy={busy} size="lg" className="w-full">
            {t('contact-log:sheet.save')}
          </SubmitButton>
          <div className="grid gap-4 border-t border-rule pt-4">
            {who !== 'locating' && (
              <FormField label={t('contact-log:fields.note')} hint={t('contact-log:sheet.noteHint')}>
                {(control) => (
                  <Textarea
                    {...control}
                    name="note"
                    maxLength={LIMITS.contactNote}
                    value={note}
                    onChange={(event) => setNote(event.target.value)}
                    className="min-h-20"
                  />
                )}
              </FormField>
            )}
            <fieldset className="grid gap-1">
              <legend className="font-semibold">{t('contact-log:fields.told')}</legend>
              {TOLD.map((one) => (
                <label key={one} className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name={one}
                    className="size-5 accent-ink"
                    checked={told[one]}
                    onChange={(event) => setTold({ ...told, [one]: event.target.checked })}
                  />
                  {t(`contact-log:told.${one}`)}
                </label>
              ))}
            </fieldset>
            <div className="grid grid-cols-2 gap-3">
              <FormField label={t('contact-log:fields.day')}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    name="day"
                    value={day}
                    onChange={(event) => setDay(event.target.value)}
                  >
                    {Array.from({ length: DAYS_BACK + 1 }, (_, back) => addDays(today, -back)).map((one) => (
                      <option key={one} value={one}>
                        {formatDate(new Date(`${one}T12:00:00+07:00`), language, 'short')}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
              <FormField label={t('contact-log:fields.time')}>
                {(control) => (
                  <Input
                    {...control}
                    type="time"
                    name="time"
                    value={time}
                    onChange={(event) => setTime(event.target.value)}
                  />
                )}
              </FormField>
              <FormField label={t('contact-log:fields.person')}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    name="person"
                    value={who}
                    onChange={(event) => {
                      const chosen = CONTACT_PERSONS.find((one) => one === event.target.value);
                      if (chosen !== undefined) setWho(chosen);
                    }}
                  >
                    {CONTACT_PERSONS.map((one) => (
                      <option key={one} value={one}>
                        {t(`contact-log:person.${one}`)}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
              <FormField label={t('contact-log:fields.direction')}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    name="direction"
                    value={direction}
                    onChange={(event) => setDirection(event.target.value === 'in' ? 'in' : 'out')}
                  >
                    {CONTACT_DIRECTIONS.map((one) => (
                      <option key={one} value={one}>
                        {t(`contact-log:direction.${one}`)}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
            </div>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}
