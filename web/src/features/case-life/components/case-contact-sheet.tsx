import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from '@/components/facts';
import { Sheet } from '@/components/page';
import { dialLink } from '@/lib/navigation/dial-link';
import { useCaseContact } from '../api/use-contact-details';

/** Whom to reach on the customer's side, for the partner and the office; nothing where the customer has said nothing. */
export function CaseContactSheet({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case-life');
  const contact = useCaseContact(caseId);
  if (!contact) return null;
  const { contact_person: name, phone, best_time: time } = contact;
  const dial = dialLink(phone);
  const facts: (Fact | false)[] = [
    name !== '' && { label: t('case-life:contact.person'), value: <bdi>{name}</bdi> },
    phone !== '' && {
      label: t('case-life:contact.phone'),
      value:
        dial === null ? (
          <bdi>{phone}</bdi>
        ) : (
          <a
            href={dial}
            className="inline-flex min-h-9 items-center text-focus figures underline underline-offset-4"
          >
            <bdi>{phone}</bdi>
          </a>
        ),
    },
    time !== '' && { label: t('case-life:contact.time'), value: <bdi>{time}</bdi> },
  ];
  const shown = facts.filter((fact) => fact !== false);
  if (shown.length === 0) return null;
  return (
    <Sheet title={t('case-life:contact.title')}>
      <Facts facts={shown} />
    </Sheet>
  );
}
