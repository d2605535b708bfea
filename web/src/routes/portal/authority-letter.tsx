import type { Case } from '@app/domain/case';
import { caseName } from '@app/domain/case-id';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '@/components/back-link';
import { Page } from '@/components/page';
import { Button } from '@/components/ui/button';
import { LetterDraft } from '@/features/authority/components/letter-draft';
import { useLetterDraft } from '@/features/authority/use-letter-draft';
import { CaseOf } from './case-of';

interface AuthorityLetterPageProps {
  /** Whether this area is for the reader's relation to the case. */
  mayRead: (item: Case) => boolean;
  caseLink: (caseId: string) => string;
  listLink: string;
  /** Known names; undefined while they are being read. */
  names: { principal: string; agent: string } | undefined;
}

/** The draft of a power of attorney, to print; the same for customers and admins. */
export function AuthorityLetterPage({ mayRead, caseLink, listLink, names }: AuthorityLetterPageProps) {
  const { t } = useTranslation(['headings', 'authority', 'cases']);
  const title = t('headings:authorityLetter.title');
  const waiting = <Page title={title}>{null}</Page>;
  return (
    <CaseOf
      mayRead={mayRead}
      title={title}
      back={listLink}
      backLabel={t('cases:case.back')}
      waiting={waiting}
    >
      {(item) =>
        names === undefined ? waiting : <Letter item={item} names={names} backLink={caseLink(item.id)} />
      }
    </CaseOf>
  );
}

interface LetterProps {
  item: Case;
  names: { principal: string; agent: string };
  backLink: string;
}

function Letter({ item, names, backLink }: LetterProps) {
  const { t } = useTranslation(['headings', 'authority']);
  const draft = useLetterDraft(names);
  const title = t('headings:authorityLetter.title');
  const { problems } = draft;
  return (
    <Page
      title={title}
      tabTitle={`${title} ${caseName(item)}`}
      eyebrow={<BackLink to={backLink} label={t('authority:form.letter.back')} />}
      aside={
        <div className="grid justify-items-end gap-1.5 print:hidden">
          <Button
            disabled={problems.length > 0}
            aria-describedby={problems.length > 0 ? 'letter-problems' : undefined}
            onClick={() => window.print()}
          >
            <Printer aria-hidden />
            {t('authority:form.letter.print')}
          </Button>
          {problems.length > 0 && (
            <p id="letter-problems" className="text-sm text-seal">
              {problems.map((problem) => (
                <span key={problem} className="block">
                  {problem}
                </span>
              ))}
            </p>
          )}
        </div>
      }
    >
      <LetterDraft item={item} draft={draft} />
    </Page>
  );
}
