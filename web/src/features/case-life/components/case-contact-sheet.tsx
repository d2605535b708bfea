import { useTranslation } from 'react-i18next';
import { Facts, type Fact } from '@/components/facts';
import { NameText } from '@/components/name-text';
import { Sheet } from '@/components/page';
import { dialLink } from '@/lib/navigation/dial-link';
import { useCaseContact } from '../api/use-contact-details';

/** Who the creditor is and whom to reach there, for the partner and the office. */
export function CaseContactSheet({ caseId }: { caseId: string }) {
  const { t } = useTranslation('case-life');
  const known = useCaseContact(caseId);
  if (known === undefined) return null;
  const { contact_person: name = '', phone = '', best_time: time = '' } = known.contact ?? {};
  const dial = dialLink(phone);
  const facts: (Fact | false)[] = [
    { label: t('case-life:contact.creditor'), value: <NameText name={known.creditor} /> },
    name !== '' && {
      label: t('case-life:contact.person'),
      value: (
        <bdi>
          <NameText name={name} />
        </bdi>
      ),
    },
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
  return (
    <Sheet title={t('case-life:contact.title')}>
      <Facts facts={facts.filter((fact) => fact !== false)} />
    </Sheet>
  );
}
