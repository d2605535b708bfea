import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '@/lib/cn';
import { HoldFeedCards } from '../hold-feed-cards';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogTitle = Radix.Title;
export const DialogDescription = Radix.Description;

/** A part of a page that takes the focus from scripts alone. */
const REGION = '[tabindex="-1"]';

interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** `side`: slides in from the left, as the menu of a phone. */
  placement?: 'center' | 'side';
}

/**
 * The focus returns to what had it when the dialog opened, or, if that has gone (a deleted row), to the part of the page around it. Radix
 * returns it to a trigger alone: a dialog that a row opens has none.
 */
export function DialogContent({
  className,
  children,
  placement = 'center',
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  ...props
}: DialogContentProps) {
  const { t } = useTranslation();
  const opener = useRef<HTMLElement | null>(null);
  const region = useRef<HTMLElement | null>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 bg-black/45 duration-200 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0" />
      <Radix.Content
        className={cn(
          'fixed z-50 border-rule-strong bg-sheet text-ink shadow-lifted duration-200 outline-none data-[state=closed]:animate-out data-[state=open]:animate-in',
          placement === 'center'
            ? 'top-1/2 left-1/2 max-h-[90dvh] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-auto rounded-lg border p-6 data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0'
            : 'inset-y-0 left-0 w-[min(20rem,86vw)] overflow-auto border-e data-[state=closed]:slide-out-to-left data-[state=open]:slide-in-from-left',
          className,
        )}
        onOpenAutoFocus={(event) => {
          const focused = document.activeElement;
          // Safari does not focus a button that is clicked, but what can be focused around it.
          region.current = focused?.closest<HTMLElement>(REGION) ?? null;
          opener.current = focused instanceof HTMLElement && focused !== region.current ? focused : null;
          onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented) return;
          if (opener.current?.isConnected === true && opener.current !== document.body) {
            event.preventDefault();
            opener.current.focus();
          } else
            queueMicrotask(() => {
              if (document.activeElement === document.body) region.current?.focus();
            });
        }}
        onEscapeKeyDown={(event) => {
          // Meant for the input method, which it leaves.
          if (event.isComposing) event.preventDefault();
          onEscapeKeyDown?.(event);
        }}
        {...props}
      >
        <HoldFeedCards />
        {children}
        <Radix.Close
          aria-label={t('close')}
          className="absolute end-3 top-3 inline-flex size-11 items-center justify-center rounded-md hover:bg-fold"
        >
          <X aria-hidden className="size-5" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}
