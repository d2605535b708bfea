import type { PrivacyStatus } from '@app/domain/privacy-request';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusStamp } from '@/components/status-stamp';

/** The stamps of cases and applications serve for requests too. */
const LOOKS = {
  received: 'Submitted',
  approved: 'In Progress',
  refused: 'Rejected',
  done: 'Completed',
  withdrawn: 'Cancelled',
} as const satisfies Record<PrivacyStatus, ComponentProps<typeof StatusStamp>['status']>;

export function RequestStamp({ status, large = false }: { status: PrivacyStatus; large?: boolean }) {
  const { t } = useTranslation('privacy');
  return <StatusStamp large={large} status={LOOKS[status]} label={t(`status.${status}`)} />;
}
