import { coveredContact } from '@app/domain/authority';
import { dayOf } from '@app/domain/calendar';
import type { Reservation } from '@app/domain/contracts/debtor-contacts';
import { contactWindow, isGated, nextAllowed } from '@app/domain/debtor-contact';
import { isPaused } from '@app/domain/door';
import { contactRulesOn } from '@app/domain/law/contact-rules';
import { missingYear } from '@app/domain/law/holidays';
import { PhoneCall, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormField } from '@/components/form-field';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { NativeSelect } from '@/components/ui/native-select';
import { useLanguage } from '@/i18n';
import { formatDate, formatYear } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { loadAhead } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';
import { useTouched } from '@/lib/page/use-touched';
import { reserveContact } from '../api/contact-calls';
import { CONTACTS_STEP, useContacts } from '../api/use-contacts';
import { useDebtorFacts } from '../api/use-debtor-facts';
import { useDoorState } from '../api/use-door-state';
import { useHold } from '../api/use-hold';
import { useAuthority } from '@/lib/live/use-authority';
import { useNow } from '@/lib/page/use-now';
import { isGoingOn, type StartedContact } from '../contact-form';
import { gateStateOf, isDayUsed, shownState } from '../gate-state';
import { useBegunContact } from '../use-begun-contact';
import { leftContact } from '../use-contact-form';
import { LateContactSheet, loadContactSheet } from './late-contact-sheet';
import { DoorWishes } from './door-wishes';
import { LawNote } from './law-note';

/** With whom a contact is reserved; every other person is chosen when it is recorded. */
const RESERVED_FOR = ['debtor', 'guarantor'] as const;
type ReservedFor = (typeof RESERVED_FOR)[number];

/** What the server answered to the last reservation, and to which key. */
interface Asked {
  key: string;
  person: ReservedFor;
  at: Date;
  answer: Reservation;
  /** How far the clock of this device is ahead of the server's, in ms; 0 where the answer does not say. */
  ahead: number;
}

/** The server's time at which it granted this reservation; null: it refused, or named one of before. */
function grantedAt(answer: Reservation, key: string, holdMinutes: number): Date | null {
  const isFresh = 'slot' in answer && (answer.slot === null || answer.slot === key);
  return isFresh ? new Date(Date.parse(answer.until) - holdMinutes * 60_000) : null;
}

interface ContactGateProps {
  caseId: string;
  partnerId: string;
  /** Contacts are reserved only then; what took place can be recorded at any time. */
  isInProgress: boolean;
}

/** Before the call: whether the debtor may be contacted now, and the button that reserves the contact; after it, its record. */
export function ContactGate({ caseId, partnerId, isInProgress }: ContactGateProps) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  const now = useNow();
  const navigate = useNavigate();
  const facts = useDebtorFacts(caseId).data;
  const contacts = useContacts(caseId, CONTACTS_STEP).data;
  const door = useDoorState(caseId);
  const hold = useHold(caseId).data?.hold ?? null;
  const authority = useAuthority(caseId, partnerId).data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { begun, begin, end } = useBegunContact(partnerId, caseId);
  const isRecent = begun !== null && isGoingOn(begun, now);
  const [chosen, choose] = useState<ReservedFor>(
    isRecent && begun.person === 'guarantor' ? 'guarantor' : 'debtor',
  );
  const isCompany = facts?.kind === 'juristic';
  // Only a company's case offers the choice, and its debtor may turn out to be a person.
  const person = isCompany || (isRecent && begun.person === chosen) ? chosen : 'debtor';
  const [sheet, setSheet] = useState<StartedContact | null>(null);
  const touched = useTouched();
  const [form, wantForm] = useLazy(loadContactSheet);
  // During a call the network may be gone: the form is there before.
  useEffect(() => {
    if (touched) loadAhead(wantForm);
  }, [touched, wantForm]);
  const day = dayOf(now);
  // The server's answer counts until the document is there.
  const channel = authority === undefined ? 'call' : coveredContact(authority, day);
  const rules = contactRulesOn(day);
  const reserve = useCommand({
    run: async () => {
      const key = newId();
      const at = new Date();
      return { key, at, answer: await reserveContact(caseId, key, channel ?? 'call', person) };
    },
    onDone: ({ key, at, answer: said }) => {
      // The clock of a phone may be hours off.
      const granted = grantedAt(said, key, rules.holdMinutes) ?? at;
      const ahead = at.getTime() - granted.getTime();
      setAsked({ key, person, at, answer: said, ahead });
      // After a reload the server may name the reservation of before: that contact began earlier.
      if ('slot' in said && said.slot !== begun?.key) begin({ key, beganAt: granted, ahead, person });
    },
    failed: t('contact-log:gate.failed'),
  });

  const { isOpen, until } = contactWindow(now, rules);
  const gated = isGated(person, facts?.kind ?? 'unknown');
  const isUsed = gated && isDayUsed(contacts ?? [], day);
  const answer = asked !== null && dayOf(asked.at) === day && asked.person === person ? asked.answer : null;
  // Also once its slot is over, which limits others and not what is recorded.
  const isBegun = isRecent && begun.person === person && !contacts?.some(({ id }) => id === begun.key);
  const isHeld = (until: string) => Date.parse(until) + (asked?.ahead ?? 0) > now.getTime();
  const slot = answer !== null && 'slot' in answer && isHeld(answer.until) ? answer : null;
  const refusal = answer !== null && 'nextAt' in answer && new Date(answer.nextAt) > now ? answer : null;
  // What the server said counts until the document is there, which changes when an admin has dealt with it.
  const paused = door.data === undefined ? isRefusedAs(answer, 'paused') : isPaused(door.data);
  const covered = channel !== null && !(authority === undefined && isRefusedAs(answer, 'no_authority'));
  const next = refusal === null ? nextAllowed(now, isUsed, rules) : new Date(refusal.nextAt);
  const nextText = formatDate(next, language, 'dayTime');
  const usual = gateStateOf({
    isInProgress,
    paused,
    covered,
    gated,
    isUsed,
    isOpen,
    hasSlot: slot !== null,
    refused: refusal?.refused,
  });
  const state = shownState(usual, hold !== null);
  const times = {
    until: formatDate(slot === null ? until : new Date(slot.until), language, 'time'),
    next: nextText,
  };
  const gap = missingYear(day);
  /** One whose form was closed goes on, unless it was recorded after all. */
  const unrecorded = () => leftContact(partnerId, caseId, person, contacts?.map(({ id }) => id) ?? []);

  return (
    <Sheet id="case-contact" className="print:hidden">
      <div className="grid gap-3 p-5" data-state={state}>
        <p
          role="status"
          className={cn(
            'font-semibold',
            state === 'not_in_progress' ? 'text-ink-soft' : 'text-lg text-seal',
            (state === 'open' || state === 'reserved' || state === 'company') && 'text-completed',
          )}
        >
          {t(`contact-log:gate.${state}`, times)}
        </p>
        {isInProgress && (
          <>
            {channel === 'visit' && <Hint>{t('contact-log:gate.visitOnly')}</Hint>}
            {door.data && <DoorWishes wishes={door.data.wishes} />}
            {!gated && <Hint>{t('contact-log:gate.housePolicy')}</Hint>}
            {facts === null && <Hint>{t('contact-log:gate.unknownDebtor')}</Hint>}
            {isCompany && (
              <FormField label={t('contact-log:fields.person')} hint={t('contact-log:gate.guarantor')}>
                {(control) => (
                  <NativeSelect
                    {...control}
                    value={person}
                    onChange={({ target }) => choose(target.value as ReservedFor)}
                  >
                    {RESERVED_FOR.map((one) => (
                      <option key={one} value={one}>
                        {t(`contact-log:person.${one}`)}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </FormField>
            )}
          </>
        )}
        <div className="flex flex-wrap gap-3 [&>*]:grow">
          {usual === 'open' && (
            <Button
              variant={state === 'open' ? 'seal' : 'outline'}
              size="lg"
              busy={reserve.busy}
              onClick={() => void reserve.send()}
            >
              <PhoneCall aria-hidden />
              {t(person === 'debtor' ? 'contact-log:gate.reserve' : 'contact-log:gate.reserveGuarantor')}
            </Button>
          )}
          <Button
            variant={state === 'reserved' ? 'seal' : 'outline'}
            size="lg"
            onClick={() =>
              setSheet(
                isBegun
                  ? { ...begun, isEarlier: slot === null }
                  : (unrecorded() ?? { key: newId(), beganAt: new Date(), person }),
              )
            }
          >
            <PenLine aria-hidden />
            {t('contact-log:gate.record')}
          </Button>
        </div>
        {isInProgress && (
          <div className="grid gap-1">
            <LawNote n={rules.n} />
            {gap !== null && (
              <Hint>{t('contact-log:law.noCalendar', { year: formatYear(gap, language) })}</Hint>
            )}
          </div>
        )}
      </div>
      {sheet !== null && (
        <LateContactSheet
          key={sheet.key}
          code={form}
          uid={partnerId}
          caseId={caseId}
          contact={sheet}
          onClose={() => setSheet(null)}
          onRecorded={(outcome) => {
            setSheet(null);
            // The reserved contact with another person goes on.
            if (begun === null || begun.person === sheet.person) {
              setAsked(null);
              end();
            }
            // The form that asks how much and by when (`features/money`).
            if (outcome === 'promised') void navigate({ hash: '#case-promise' });
          }}
        />
      )}
    </Sheet>
  );
}

function Hint({ children }: { children: string }) {
  return <p className="text-sm text-ink-soft">{children}</p>;
}

const isRefusedAs = (answer: Reservation | null, reason: 'paused' | 'no_authority') =>
  answer !== null && 'refused' in answer && answer.refused === reason;
