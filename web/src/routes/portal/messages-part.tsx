import type { Case } from '@app/domain/case';
import { useTranslation } from 'react-i18next';
import { WaitingSheet } from '@/components/waiting-sheet';
import { withTexts } from '@/i18n/lazy-texts';
import { useSignedIn } from '@/lib/session/session';
import { LatePart } from './late-part';

const loadMessages = () =>
  withTexts(['messages'], () => import('@/features/messages/components/messages-sheet'));

interface MessagesPartProps {
  item: Case;
  role: 'customer' | 'partner' | 'admin';
}

/** What both sides of a case write to each other. */
export function MessagesPart({ item, role }: MessagesPartProps) {
  const { t } = useTranslation('headings');
  const { uid, profile } = useSignedIn();
  const author = { uid, full_name: profile.full_name, avatar_url: profile.avatar_url };
  return (
    <LatePart
      load={loadMessages}
      meanwhile={<WaitingSheet title={t('caseMessages.title')} id="case-messages" />}
      draw={({ MessagesSheet }) => <MessagesSheet item={item} role={role} author={author} />}
    />
  );
}
