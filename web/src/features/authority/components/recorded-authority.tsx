import { isOpen, type Case } from '@app/domain/case';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OpenForm } from '@/components/open-form';
import { InlineConfirm } from '@/components/inline-confirm';
import { Button } from '@/components/ui/button';
import { revokeAuthority, type AuthorityWriter } from '../api/write-authority';
import { AuthoritySheet } from './authority-sheet';

const loadForm = () => import('./authority-form');

interface RecordedAuthorityProps {
  item: Case;
  reader: Pick<AuthorityWriter, 'uid' | 'role'>;
  /** The page with the draft of a letter. */
  letter: string;
}

/** The partner's authority, for the customer and the office, who record and revoke it. */
export function RecordedAuthority({ item, reader, letter }: RecordedAuthorityProps) {
  const { t } = useTranslation('authority');
  const { id: caseId, partner_id: partnerId } = item;
  return (
    <AuthoritySheet
      // What was kept of one partner is not shown as the next one's.
      key={partnerId}
      item={item}
      unassigned={
        <div className="grid gap-3 p-5">
          <p className="text-ink-soft">{t('form.noPartner')}</p>
          <Draft to={letter} />
        </div>
      }
      draw={(authority, state) => (
        <>
          {authority !== null && (
            <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
              <span>{t(`form.by.${authority.by_role}`)}</span>
              <span>{t(authority.document_id === null ? 'form.noPaper' : 'form.paper')}</span>
            </p>
          )}
          <p className="max-w-[62ch] text-sm text-ink-soft">
            {t(state === 'missing' ? 'form.none' : 'form.lead')}
          </p>
          {partnerId !== null && (
            <Recording
              writer={{ caseId, partnerId, ...reader }}
              isReplacing={state !== 'missing'}
              isEnded={!isOpen(item.status)}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <Draft to={letter} />
            {partnerId !== null && authority !== null && authority.revoked_at === undefined && (
              <Revoke writer={{ caseId, partnerId, ...reader }} />
            )}
          </div>
        </>
      )}
    />
  );
}

function Draft({ to }: { to: string }) {
  const { t } = useTranslation('authority');
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-focus underline underline-offset-4 hover:text-ink print:hidden"
    >
      <FileSignature aria-hidden className="size-4" />
      {t('form.draft')}
    </Link>
  );
}

interface RecordingProps {
  writer: AuthorityWriter;
  isReplacing: boolean;
  /** The form is not offered any more; one that is open stays. */
  isEnded: boolean;
}

function Recording({ writer, isReplacing, isEnded }: RecordingProps) {
  const { t } = useTranslation('authority');
  const [isOpened, setOpened] = useState(false);
  const close = () => setOpened(false);
  if (isOpened)
    return (
      <OpenForm
        isEnded={isEnded}
        load={loadForm}
        draw={({ AuthorityForm }) => <AuthorityForm writer={writer} onClose={close} />}
        onFailed={close}
      />
    );
  if (isEnded) return null;
  return (
    <Button className="justify-self-start print:hidden" onClick={() => setOpened(true)}>
      {t(isReplacing ? 'form.replace' : 'form.add')}
    </Button>
  );
}

function Revoke({ writer }: { writer: AuthorityWriter }) {
  const { t } = useTranslation(['authority', 'common']);
  return (
    <InlineConfirm
      words={{
        ask: t('authority:form.revoke.ask'),
        text: t('authority:form.revoke.text'),
        confirm: t('authority:form.revoke.confirm'),
        cancel: t('common:cancel'),
        done: t('authority:form.revoke.done'),
        failed: t('authority:form.revoke.failed'),
      }}
      run={() => revokeAuthority(writer)}
    />
  );
}
