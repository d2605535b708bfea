import { coveredContact } from '@app/domain/authority';
import { dayOf } from '@app/domain/calendar';
import type { Reservation } from '@app/domain/contracts/debtor-contacts';
import { contactWindow, nextAllowed, type DebtorContact } from '@app/domain/debtor-contact';
import { isPaused } from '@app/domain/door';
import { contactRulesOn } from '@app/domain/law/contact-rules';
import { missingYear } from '@app/domain/law/holidays';
import { PhoneCall, PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatDate, formatYear } from '@/i18n/format';
import { cn } from '@/lib/cn';
import { useCommand } from '@/lib/command/use-command';
import { loadAhead } from '@/lib/page/load-when-online';
import { useLazy } from '@/lib/page/use-lazy';
import { useTouched } from '@/lib/page/use-touched';
import { newContactKey, reserveContact } from '../api/contact-calls';
import { CONTACTS_STEP, useContacts } from '../api/use-contacts';
import { useDebtorFacts } from '../api/use-debtor-facts';
import { useDoorState } from '../api/use-door-state';
import { useAuthority } from '@/lib/live/use-authority';
import { useNow } from '@/lib/page/use-now';
import type { StartedContact } from '../contact-form';
import { useBegunContact } from '../use-begun-contact';
import { LateContactSheet, loadContactSheet } from './late-contact-sheet';
import { DoorWishes } from './door-wishes';
import { LawNote } from './law-note';

/** So long after its reservation a contact may still be going on, in ms, as a visit; what is recorded later began later. */
const BEGUN_FOR = 3 * 3_600_000;

/** What the server answered to the last reservation, and to which key. */
interface Asked {
  key: string;
  at: Date;
  answer: Reservation;
}

/** Before the call: whether the debtor may be contacted now, and the button that reserves the contact; after it, its record. */
export function ContactGate({ caseId, partnerId }: { caseId: string; partnerId: string }) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  const now = useNow();
  const navigate = useNavigate();
  const facts = useDebtorFacts(caseId).data;
  const contacts = useContacts(caseId, CONTACTS_STEP).data;
  const door = useDoorState(caseId);
  const authority = useAuthority(caseId, partnerId).data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { begun, begin, end } = useBegunContact(partnerId, caseId);
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
  const reserve = useCommand({
    run: async () => {
      const key = newContactKey();
      return { key, at: new Date(), answer: await reserveContact(caseId, key, channel ?? 'call') };
    },
    onDone: (reply: Asked) => {
      setAsked(reply);
      // After a reload the server may name the reservation of before: that contact began earlier.
      if ('slot' in reply.answer && reply.answer.slot !== begun?.key)
        begin({ key: reply.key, beganAt: reply.at });
    },
    failed: t('contact-log:gate.failed'),
  });

  const rules = contactRulesOn(day);
  const { isOpen, until } = contactWindow(now, rules);
  const isCompany = facts?.kind === 'juristic';
  const isUsed = !isCompany && isDayUsed(contacts ?? [], day);
  const answer = asked !== null && dayOf(asked.at) === day ? asked.answer : null;
  // Also once its slot is over, which limits others and not what is recorded.
  const isBegun =
    begun !== null &&
    now.getTime() - begun.beganAt.getTime() <= BEGUN_FOR &&
    !contacts?.some(({ id }) => id === begun.key);
  const slot = answer !== null && 'slot' in answer && new Date(answer.until) > now ? answer : null;
  const refusal = answer !== null && 'nextAt' in answer && new Date(answer.nextAt) > now ? answer : null;
  // What the server said counts until the document is there, which changes when an admin has dealt with it.
  const paused = door.data === undefined ? isRefusedAs(answer, 'paused') : isPaused(door.data);
  const covered = channel !== null && !(authority === undefined && isRefusedAs(answer, 'no_authority'));
  const next = refusal === null ? nextAllowed(now, isUsed, rules) : new Date(refusal.nextAt);
  const nextText = formatDate(next, language, 'dayTime');
  const state = stateOf({
    paused,
    covered,
    isCompany,
    isUsed,
    isOpen,
    hasSlot: slot !== null,
    refused: refusal?.refused,
  });
  const times = {
    until: formatDate(slot === null ? until : new Date(slot.until), language, 'time'),
    next: nextText,
  };
  const gap = missingYear(day);

  return (
    <Sheet id="case-contact" className="print:hidden">
      <div className="grid gap-3 p-5" data-state={state}>
        <p
          role="status"
          className={cn(
            'text-lg font-semibold',
            state === 'open' || state === 'reserved' || state === 'company' ? 'text-completed' : 'text-seal',
          )}
        >
          {t(`contact-log:gate.${state}`, times)}
        </p>
        {channel === 'visit' && <p className="text-sm text-ink-soft">{t('contact-log:gate.visitOnly')}</p>}
        {door.data && <DoorWishes wishes={door.data.wishes} />}
        {isCompany && <p className="text-sm text-ink-soft">{t('contact-log:gate.housePolicy')}</p>}
        {facts === null && <p className="text-sm text-ink-soft">{t('contact-log:gate.unknownDebtor')}</p>}
        <div className="flex flex-wrap gap-3 [&>*]:grow">
          {state === 'open' && (
            <Button variant="seal" size="lg" busy={reserve.busy} onClick={() => void reserve.send()}>
              <PhoneCall aria-hidden />
              {t('contact-log:gate.reserve')}
            </Button>
          )}
          <Button
            variant={state === 'reserved' ? 'seal' : 'outline'}
            size="lg"
            onClick={() =>
              setSheet(
                isBegun
                  ? { ...begun, isEarlier: slot === null }
                  : { key: newContactKey(), beganAt: new Date() },
              )
            }
          >
            <PenLine aria-hidden />
            {t('contact-log:gate.record')}
          </Button>
        </div>
        <div className="grid gap-1">
          <LawNote n={rules.n} />
          {gap !== null && (
            <p className="text-sm text-ink-soft">
              {t('contact-log:law.noCalendar', { year: formatYear(gap, language) })}
            </p>
          )}
        </div>
      </div>
      {sheet !== null && (
        <LateContactSheet
          key={sheet.key}
          code={form}
          caseId={caseId}
          contact={sheet}
          onClose={() => setSheet(null)}
          onRecorded={(outcome) => {
            setSheet(null);
            setAsked(null);
            end();
            // The form that asks how much and by when (`features/money`).
            if (outcome === 'promised') void navigate({ hash: '#case-promise' });
          }}
        />
      )}
    </Sheet>
  );
}

const isRefusedAs = (answer: Reservation | null, reason: 'paused' | 'no_authority') =>
  answer !== null && 'refused' in answer && answer.refused === reason;

/** A contact that counts uses its day, unless its last correction counts on another one (recordContact decides in the same way). */
function isDayUsed(contacts: readonly DebtorContact[], day: string): boolean {
  const corrections = new Map(contacts.map((one) => [one.corrects, one]));
  const lastOf = (contact: DebtorContact): DebtorContact => {
    const correction = corrections.get(contact.id);
    return correction === undefined ? contact : lastOf(correction);
  };
  return contacts.some((one) => {
    if (!one.counts || dayOf(one.began_at) !== day) return false;
    const last = lastOf(one);
    return !last.counts || dayOf(last.began_at) === day;
  });
}

type GateState =
  | 'paused'
  | 'no_authority'
  | 'open'
  | 'reserved'
  | 'company'
  | 'used_today'
  | 'not_today'
  | 'outside_hours'
  | 'held';

function stateOf({
  paused,
  covered,
  isCompany,
  isUsed,
  isOpen,
  hasSlot,
  refused,
}: {
  paused: boolean;
  covered: boolean;
  isCompany: boolean;
  isUsed: boolean;
  isOpen: boolean;
  hasSlot: boolean;
  refused: 'outside_hours' | 'used_today' | 'held' | undefined;
}): GateState {
  if (paused) return 'paused';
  if (!covered) return 'no_authority';
  if (isCompany) return isOpen ? 'company' : 'outside_hours';
  if (hasSlot) return 'reserved';
  if (isUsed) return 'used_today';
  if (!isOpen) return 'outside_hours';
  // Used or reserved elsewhere: nothing is said of another case, nor that a contact was made.
  return refused === 'used_today' ? 'not_today' : (refused ?? 'open');
}
