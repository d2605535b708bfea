import { isKept, mayStateFacts, type Case } from '@app/domain/case';
import type { DebtorFacts } from '@app/domain/debtor-facts';
import type { CaseReader } from '@app/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenForm } from '@/components/open-form';
import { Facts } from '@/components/facts';
import { Sheet } from '@/components/page';
import { Button } from '@/components/ui/button';
import { WaitingLines } from '@/components/waiting-lines';
import { dialLink } from '@/lib/navigation/dial-link';
import { useDebtorFacts } from '../api/use-debtor-facts';

const loadForm = () => import('./debtor-facts-form');

interface DebtorFactsSheetProps {
  item: Pick<Case, 'pseudonymised_at' | 'id' | 'user_id' | 'status'>;
  reader: CaseReader;
}

/** What is stated of a case's debtor: what kind, and how to reach it. The customer and admins state it. */
export function DebtorFactsSheet({ item, reader }: DebtorFactsSheetProps) {
  const { t } = useTranslation(['contact-log', 'common']);
  const live = useDebtorFacts(item.id);
  const [isEditing, setEditing] = useState(false);
  if (live.status !== 'ready') return null;
  const facts = live.data;
  const close = () => setEditing(false);
  const mayEdit = mayStateFacts(reader, item);
  if (facts === null && !mayEdit && !isEditing && (reader.role !== 'partner' || !isKept(item))) return null;
  return (
    <Sheet title={t('contact-log:facts.title')} id="case-debtor" className="print:hidden">
      {isEditing ? (
        <OpenForm
          isEnded={!mayEdit}
          load={loadForm}
          meanwhile={<WaitingLines />}
          draw={({ DebtorFactsForm }) => (
            <DebtorFactsForm item={item} author={reader.uid} facts={facts} onClose={close} />
          )}
          onFailed={close}
        />
      ) : (
        <>
          {facts === null ? (
            <p className="px-5 pt-4 pb-2 text-ink-soft">{t('contact-log:facts.empty')}</p>
          ) : (
            <Stated facts={facts} />
          )}
          {mayEdit && (
            <div className="px-5 pt-2 pb-4">
              <Button size="sm" onClick={() => setEditing(true)}>
                {t(facts === null ? 'contact-log:facts.add' : 'contact-log:facts.edit')}
              </Button>
            </div>
          )}
        </>
      )}
    </Sheet>
  );
}

/** The number with all but its last four digits covered. */
const covered = (number: string) => `x-xxxx-xxxx${number.slice(-4, -2)}-${number.slice(-2)}`;

function Stated({ facts }: { facts: DebtorFacts }) {
  const { t } = useTranslation('contact-log');
  return (
    <Facts
      facts={[
        { label: t('contact-log:facts.kind'), value: t(`contact-log:kind.${facts.kind}`) },
        ...(facts.person_no === null
          ? []
          : [{ label: t('contact-log:facts.personNo'), value: covered(facts.person_no) }]),
        ...facts.reach.map((one, index) => ({
          // A label is a key: two phones are two facts.
          label: `${t(`contact-log:reach.${one.kind}`)}${facts.reach.length > 1 ? ` ${index + 1}` : ''}`,
          value: (
            <>
              {one.kind === 'phone' ? <Phone number={one.value} /> : one.value}
              {one.told_by_debtor && (
                <span className="block text-sm text-ink-soft">{t('contact-log:facts.toldByDebtor')}</span>
              )}
            </>
          ),
        })),
      ]}
    />
  );
}

function Phone({ number }: { number: string }) {
  const href = dialLink(number);
  if (href === null) return number;
  return (
    <a
      href={href}
      className="inline-flex min-h-9 items-center font-semibold text-focus underline underline-offset-4"
    >
      {number}
    </a>
  );
}
