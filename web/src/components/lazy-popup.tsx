import { Slot } from '@radix-ui/react-slot';
import {
  useId,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { toProblem } from '@/lib/firebase/problems';
import { loadAhead, loadWhenOnline } from '@/lib/page/load-when-online';
import { toasts } from '@/lib/command/toast';
import { useLazy } from '@/lib/page/use-lazy';

/** What the code of a popup passes to Radix's parts. */
export interface Popup {
  root: { open: boolean; onOpenChange: (open: boolean) => void };
  /** The child of Radix's trigger (`asChild`): the content is placed at the button and gives the focus back to it. */
  anchor: ReactElement;
  content: { id: string };
  /** The content of a menu: named by its button, and the first entry has the focus where a key opened it. */
  menu: { id: string; 'aria-labelledby': string; onFocus: (event: FocusEvent<HTMLElement>) => void };
}

interface LazyPopupProps<Code> {
  opens: 'menu' | 'dialog';
  /** Loads the code of the popup; the same function at each render. */
  load: () => Promise<Code>;
  draw: (code: Code, popup: Popup) => ReactNode;
  /** The button is not there any more; a popup that is open stays until it is closed. */
  isOver?: boolean;
  /** The button. */
  children: ReactElement;
}

/**
 * A button, and a menu, panel or dialog whose code is loaded when the pointer or the focus reaches the button. The button
 * holds whether it is open: if it is pressed before the code has loaded, the popup opens once it has.
 */
export function LazyPopup<Code>({ opens, load, draw, isOver = false, children }: LazyPopupProps<Code>) {
  const { t } = useTranslation('problems');
  const id = useId();
  const [code, want] = useLazy(load);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'key' | null>(null);
  const isThere = code !== null;
  const isShown = openedBy !== null && isThere;

  const press = (by: 'pointer' | 'key') => {
    setOpenedBy(isShown ? null : by);
    if (isThere || openedBy !== null) return;
    loadWhenOnline(want).catch((error: unknown) => {
      setOpenedBy(null);
      toasts.show({ variant: 'destructive', title: t(toProblem(error)) });
    });
  };
  const ahead = () => {
    if (!isThere) loadAhead(want);
  };
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (openedBy === 'key' && target === currentTarget)
      currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };

  if (isOver && !isShown) return null;
  const popupId = `${id}popup`;
  return (
    <>
      <Slot
        ref={setButton}
        id={id}
        aria-haspopup={opens}
        aria-expanded={isShown}
        aria-controls={isShown ? popupId : undefined}
        onPointerEnter={ahead}
        onFocus={ahead}
        // Enter and Space click as well, without a pointer.
        onClick={({ detail }) => press(detail === 0 ? 'key' : 'pointer')}
        onKeyDown={(event: KeyboardEvent) => {
          if (opens !== 'menu' || event.key !== 'ArrowDown' || isShown) return;
          event.preventDefault();
          press('key');
        }}
      >
        {children}
      </Slot>
      {code !== null &&
        draw(code, {
          root: {
            open: openedBy !== null,
            onOpenChange: (open) => setOpenedBy(open ? 'pointer' : null),
          },
          anchor: <Anchor button={button} />,
          content: { id: popupId },
          menu: { id: popupId, 'aria-labelledby': id, onFocus: focusFirst },
        })}
    </>
  );
}

/** Tells Radix's trigger which element it is: the button, rendered before Radix was there. */
function Anchor({ ref, button }: { ref?: Ref<HTMLElement>; button: HTMLElement | null }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const forget = ref(button);
    return typeof forget === 'function' ? forget : () => void ref(null);
  }, [ref, button]);
  return null;
}
