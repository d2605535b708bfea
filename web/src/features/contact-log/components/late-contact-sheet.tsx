import { useState, type ComponentProps } from 'react';
import { Lazy } from '@/components/lazy';
import type { ContactSheet } from './contact-sheet';

export const loadContactSheet = () => import('./contact-sheet');

interface LateContactSheetProps extends ComponentProps<typeof ContactSheet> {
  /** The code, where it was loaded before: it is drawn without network, too. */
  code?: Awaited<ReturnType<typeof loadContactSheet>> | null;
}

/** The form of a contact, whose code is loaded when it is drawn. */
export function LateContactSheet({ code = null, ...props }: LateContactSheetProps) {
  // As it was at first: a form that is being filled in is not drawn again when its code comes a second time.
  const [there] = useState(code);
  return there === null ? (
    <Lazy
      load={loadContactSheet}
      draw={({ ContactSheet }) => <ContactSheet {...props} />}
      onFailed={props.onClose}
    />
  ) : (
    <there.ContactSheet {...props} />
  );
}
