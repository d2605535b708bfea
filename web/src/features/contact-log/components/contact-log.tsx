import type { Case } from '@app/domain/case';
import { dayOf } from '@app/domain/calendar';
import { CONTACT_VERDICTS, type ContactDigest, type DebtorContact } from '@app/domain/debtor-contact';
import { missingYear } from '@app/domain/law/holidays';
import type { CaseReader } from '@app/domain/roles';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/date-text';
import { ErrorState } from '@/components/empty-state';
import { NameText } from '@/components/name-text';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import { formatCount, formatYear } from '@/i18n/format';
import { useCommand } from '@/lib/command/use-command';
import { newId } from '@/lib/firebase/new-id';
import { useToday } from '@/lib/page/use-today';
import { verifyRecord } from '../api/contact-calls';
import { contactSummary } from '../contact-summary';
import { CONTACTS_STEP, useContactDigest, useContacts } from '../api/use-contacts';
import { LateContactSheet } from './late-contact-sheet';
import { LawDisclaimer } from './law-note';
import { VerdictStamp } from './verdict-stamp';

interface ContactLogProps {
  item: Pick<Case, 'id'>;
  reader: CaseReader;
}

/** Every contact with a case's debtor and what the rules say of it, good or bad alike; nothing while there is none. */
export function ContactLog({ item, reader: { role, uid } }: ContactLogProps) {
  const caseId = item.id;
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  const today = useToday();
  const [length, setLength] = useState(CONTACTS_STEP);
  const live = useContacts(caseId, length);
  const digest = useContactDigest(caseId).data;
  // What was shown last stays while older ones are being read.
  const [shown, setShown] = useState<{ contacts: DebtorContact[]; length: number } | null>(null);
  if (live.status === 'ready' && shown?.contacts !== live.data) setShown({ contacts: live.data, length });
  const [correcting, setCorrecting] = useState<DebtorContact | null>(null);

  // A correction that is being written stays when the list fails meanwhile.
  if (live.status === 'failed' && correcting === null) {
    return (
      <Sheet title={t('contact-log:log.title')} id="case-contacts">
        <ErrorState title={t('contact-log:log.failed')} onRetry={live.retry} />
      </Sheet>
    );
  }
  const gap = role === 'admin' ? missingYear(today) : null;
  if (shown === null || shown.contacts.length === 0) return null;
  const corrected = new Set(shown.contacts.map(({ corrects }) => corrects));
  const entries = shown.contacts.slice(0, shown.length);
  const versions = [...new Set(entries.map(({ law }) => law.n))].sort((one, other) => one - other);
  return (
    <Sheet title={t('contact-log:log.title')} id="case-contacts">
      <div className="grid gap-2 border-b border-rule bg-paper/50 px-5 py-4 text-sm text-ink-soft">
        {digest && <Totals digest={digest} />}
        {versions.map((n) => (
          <LawDisclaimer key={n} n={n} />
        ))}
        {gap !== null && (
          <p className="font-semibold text-seal">
            {t('contact-log:law.noCalendar', { year: formatYear(gap, language) })}
          </p>
        )}
        {role !== 'partner' && <Check caseId={caseId} />}
      </div>
      <ol className="divide-y divide-rule">
        {entries.map((contact) => (
          <li key={contact.id} className="grid gap-1.5 px-5 py-3.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <DateText date={contact.began_at} style="moment" className="font-semibold" />
              <VerdictStamp verdict={contact.verdict} />
            </p>
            <p>{contactSummary(contact, t)}</p>
            {contact.note !== '' && (
              <p className="break-words whitespace-pre-wrap text-ink-soft">{contact.note}</p>
            )}
            {contact.wording !== undefined && role !== 'customer' && (
              <p className="text-sm break-words text-ink-soft">
                {t('contact-log:log.questioned', { reason: contact.wording.reason })}
              </p>
            )}
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span>
                {contact.actor_erased === true || contact.actor_name === '' ? (
                  t('contact-log:log.unnamed')
                ) : (
                  <NameText name={contact.actor_name} />
                )}
              </span>
              {contact.late_minutes > 0 && (
                <span>{t('contact-log:log.late', { count: contact.late_minutes })}</span>
              )}
              {versions.length > 1 && <span>{t('contact-log:law.version', { n: contact.law.n })}</span>}
              {contact.corrects !== undefined && <span>{t('contact-log:log.corrects')}</span>}
              {corrected.has(contact.id) && <span>{t('contact-log:log.corrected')}</span>}
              {role === 'partner' && !corrected.has(contact.id) && dayOf(contact.recorded_at) === today && (
                <Button variant="link" size="sm" onClick={() => setCorrecting(contact)}>
                  {t('contact-log:log.correct')}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {shown.contacts.length > shown.length && (
        <div className="border-t border-rule px-5 py-4 print:hidden">
          <Button
            size="sm"
            busy={live.status === 'loading'}
            onClick={() => setLength(shown.length + CONTACTS_STEP)}
          >
            {t('contact-log:log.older')}
          </Button>
        </div>
      )}
      {correcting !== null && (
        <Correction uid={uid} caseId={caseId} contact={correcting} onClose={() => setCorrecting(null)} />
      )}
    </Sheet>
  );
}

function Correction({
  uid,
  caseId,
  contact,
  onClose,
}: {
  uid: string;
  caseId: string;
  contact: DebtorContact;
  onClose: () => void;
}) {
  const [key] = useState(newId);
  return (
    <LateContactSheet
      uid={uid}
      caseId={caseId}
      contact={{ key, beganAt: contact.began_at, before: contact }}
      onClose={onClose}
      onRecorded={onClose}
    />
  );
}

/** How many entries have which verdict. */
function Totals({ digest }: { digest: ContactDigest }) {
  const { t } = useTranslation('contact-log');
  const language = useLanguage();
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-base text-ink" data-total={digest.entries}>
      <span className="font-semibold">
        {t('contact-log:log.total', {
          count: digest.entries,
          shown: formatCount(digest.entries, language),
        })}
      </span>
      {CONTACT_VERDICTS.filter((verdict) => digest[verdict] > 0).map((verdict) => (
        <span key={verdict} data-count={verdict}>
          {t(`contact-log:verdict.${verdict}`)} {formatCount(digest[verdict], language)}
        </span>
      ))}
    </p>
  );
}

/** Has the server recompute the record, and says whether it is as it was written. */
function Check({ caseId }: { caseId: string }) {
  const { t } = useTranslation('contact-log');
  const [result, setResult] = useState<{ entries: number; broken: number | null } | null>(null);
  const { busy, send } = useCommand({
    run: () => verifyRecord(caseId),
    onDone: setResult,
    failed: t('contact-log:check.failed'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button size="sm" busy={busy} onClick={() => void send()}>
        <ShieldCheck aria-hidden />
        {t('contact-log:check.run')}
      </Button>
      <p role="status" className={(result?.broken ?? null) === null ? 'text-ink' : 'font-semibold text-seal'}>
        {result !== null &&
          (result.broken === null
            ? t('contact-log:check.whole', { count: result.entries })
            : t('contact-log:check.broken', { place: result.broken }))}
      </p>
    </div>
  );
}
