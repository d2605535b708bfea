import type { ReactElement } from 'react';
import { LazyPopup } from '@/components/lazy-popup';
import type { ReasonDialogProps } from '@/components/reason-dialog';

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'popup'> {
  /** The button that opens the dialog. */
  trigger: ReactElement;
}

const loadDialog = () => import('@/components/reason-dialog');

/** Asks before something is done that others will read, and for the words that they will read. */
export function ReasonButton({ trigger, ...dialog }: ReasonButtonProps) {
  return (
    <LazyPopup
      opens="dialog"
      load={loadDialog}
      isOver={dialog.over !== undefined}
      draw={({ ReasonDialog }, popup) => <ReasonDialog popup={popup} {...dialog} />}
    >
      {trigger}
    </LazyPopup>
  );
}
