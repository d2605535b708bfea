import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Toast,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
  SWIPE_THRESHOLD,
} from '@/components/ui/toast';
import { TOAST_DURATION, toasts, useToast } from '@/lib/command/toast';

/** A toast that is leaving is gone after this, in ms; its animation takes 200. */
const LEAVING = 220;

/** From here on the title of a page is out of sight, px: what is read there must not move. */
const TITLE = 64;

/** Tells the page how high the toast is, and whether it may lie over what is read (`styles/toast.css`). */
function makeRoom(toast: HTMLElement | null): void {
  if (toast === null) return;
  const html = document.documentElement;
  html.style.setProperty('--toast-height', `${toast.offsetHeight}px`);
  html.toggleAttribute('data-toast-over', scrollY >= TITLE);
}

/** Where toasts appear: one at a time, five seconds, swiped away to the right (requirements sections 2 and 9). */
export function PageToaster() {
  const { t } = useTranslation('common');
  const toast = useToast();
  const leaving = toast?.open === false ? toast.id : undefined;
  useEffect(() => {
    if (leaving === undefined) return;
    const timer = setTimeout(() => toasts.remove(leaving), LEAVING);
    return () => clearTimeout(timer);
  }, [leaving]);
  const isOpen = toast?.open === true;
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.toggleAttribute('data-toast', isOpen);
    return () => html.removeAttribute('data-toast');
  }, [isOpen]);
  return (
    <ToastProvider
      duration={TOAST_DURATION}
      label={t('toast')}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {toast !== null && (
        <Toast
          key={toast.id}
          ref={makeRoom}
          variant={toast.variant}
          neutral={toast.neutral}
          closeLabel={t('close')}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) toasts.dismiss(toast.id);
          }}
        >
          <ToastTitle>{toast.title}</ToastTitle>
          {toast.description !== undefined && <ToastDescription>{toast.description}</ToastDescription>}
          {toast.body}
        </Toast>
      )}
      <ToastViewport label={t('toastRegion')} />
    </ToastProvider>
  );
}
