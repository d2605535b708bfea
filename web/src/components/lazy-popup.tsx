import { Slot } from 'radix-ui';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadAhead, loadWhenOnline } from '@/lib/page/load-when-online';
import { toProblem } from '@/lib/firebase/problems';
import { toasts } from '@/lib/command/toast';
import { useLazy } from '@/lib/page/use-lazy';

type ButtonProps = ComponentProps<'button'>;
type Presses = Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown' | 'onClick'>;

/** What Radix says of a trigger. */
const ATTRIBUTES = ['id', 'aria-expanded', 'aria-controls', 'data-state'] as const;

interface Loan {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** What Radix does at a press; null before it is there. */
  pressesRef: RefObject<Presses | null>;
}

const LoanContext = createContext<Loan | null>(null);

/**
 * The child of a Radix trigger (`asChild`) inside a {@link LazyPopup}: the button rendered before Radix was loaded becomes
 * its trigger. It is not remounted, so that it keeps the focus and a press that began on it also ends on it.
 */
export function BorrowedButton({ ref, ...props }: ButtonProps & { [name: `data-${string}`]: string }) {
  const loan = useContext(LoanContext);
  if (loan === null) throw new Error('A BorrowedButton is for the code of a LazyPopup.');
  const { buttonRef, pressesRef } = loan;
  useLayoutEffect(() => {
    pressesRef.current = props;
    for (const name of ATTRIBUTES) {
      const value = props[name];
      if (value === undefined) buttonRef.current?.removeAttribute(name);
      else buttonRef.current?.setAttribute(name, String(value));
    }
  });
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const forget = ref(buttonRef.current);
    return typeof forget === 'function' ? forget : () => void ref(null);
  }, [ref, buttonRef]);
  return null;
}

interface LazyPopupProps<Code> {
  /** A menu opens at the pointer going down and at keys, a dialog or a panel at a click. */
  opens: 'menu' | 'dialog';
  /** Brings what it opens; the same function at each drawing. */
  load: () => Promise<Code>;
  /** Draws it: Radix's root, a trigger with a {@link BorrowedButton}, the content. */
  draw: (code: Code) => ReactNode;
  /** The button. */
  children: ReactElement;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * A button whose menu, panel or dialog is loaded when a hand comes near it. What is pressed before the code is there
 * is done once it is.
 */
export function LazyPopup<Code>({ opens, load, draw, children }: LazyPopupProps<Code>) {
  const { t } = useTranslation('problems');
  const [code, want] = useLazy(load);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const pressesRef = useRef<Presses>(null);
  const held = useRef<Event>(null);

  const isThere = code !== null;
  useEffect(() => {
    // Radix listens by now: effects of what is inside come first.
    if (isThere && held.current !== null) buttonRef.current?.dispatchEvent(held.current);
    held.current = null;
  }, [isThere]);

  const hold = (event: SyntheticEvent) => {
    event.preventDefault();
    const { nativeEvent } = event;
    held.current = copyOf(nativeEvent);
    loadWhenOnline(want).catch((error: unknown) => {
      // Of several presses it is said once.
      if (held.current === null) return;
      held.current = null;
      toasts.show({ variant: 'destructive', title: t(toProblem(error)) });
    });
  };
  const ahead = () => {
    if (!isThere) loadAhead(want);
  };

  return (
    <LoanContext value={{ buttonRef, pressesRef }}>
      <Slot.Root
        ref={buttonRef}
        aria-haspopup={opens}
        aria-expanded={false}
        data-state="closed"
        onPointerEnter={ahead}
        onFocus={ahead}
        onPointerDown={(event) => {
          if (isThere) pressesRef.current?.onPointerDown?.(event);
          else if (opens === 'menu' && event.button === 0 && !event.ctrlKey) hold(event);
        }}
        onKeyDown={(event) => {
          if (isThere) pressesRef.current?.onKeyDown?.(event);
          else if (opens === 'menu' && OPENING_KEYS.includes(event.key)) hold(event);
        }}
        onClick={(event) => {
          if (isThere) pressesRef.current?.onClick?.(event);
          else if (opens === 'dialog') hold(event);
        }}
      >
        {children}
      </Slot.Root>
      {code !== null && draw(code)}
    </LoanContext>
  );
}

/** An event happens once; its copy may happen later. */
function copyOf(event: Event): Event {
  const Kind = event.constructor as new (type: string, like: Event) => Event;
  return new Kind(event.type, event);
}
