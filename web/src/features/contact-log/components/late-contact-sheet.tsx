import type { ComponentProps } from 'react';
import { Lazy } from '@/components/lazy';
import type { ContactSheet } from './contact-sheet';

export const loadContactSheet = () => import('./contact-sheet');

/** The form of a contact, whose code is loaded when it is drawn. */
export function LateContactSheet(props: ComponentProps<typeof ContactSheet>) {
  return (
    <Lazy
      load={loadContactSheet}
      draw={({ ContactSheet }) => <ContactSheet {...props} />}
      onFailed={props.onClose}
    />
  );
}
