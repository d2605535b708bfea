import { MutationCache, QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { currentLanguage } from '@/i18n';
import { formatDate } from '@/i18n/format';
import { LimitError, toProblem } from '../firebase/problems.ts';
import { toasts, type NewToast } from './toast.ts';

/** What the person reads about a command; computed when it has settled, in the language of that moment. */
interface CommandToasts {
  /** @returns null where nothing is to be said */
  done?(this: void, output: unknown, input: unknown): NewToast | null;
  /** The title above the sentence for the problem; or the whole toast, null where the screen says it in another way. */
  failed: string | ((error: unknown) => NewToast | null);
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { toasts?: CommandToasts };
  }
}

/**
 * A client whose mutations say in a toast how they ended. Clearing it at a change of person also silences what the person
 * before had sent: a mutation that is no longer in the cache says nothing.
 */
export function makeQueryClient(): QueryClient {
  const mutationCache: MutationCache = new MutationCache({
    onSuccess: (output, input, _result, mutation) =>
      show(mutation, mutation.meta?.toasts?.done?.(output, input)),
    onError: (error, _input, _result, mutation) =>
      show(mutation, mutation.meta?.toasts && failureToast(mutation.meta.toasts.failed, error)),
  });
  const show = (mutation: object, toast: NewToast | null | undefined) => {
    if (toast && mutationCache.find({ predicate: (one) => one === mutation })) toasts.show(toast);
  };
  return new QueryClient({
    mutationCache,
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 30_000 },
      // A person decides whether anything is sent again.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function failureToast(failed: CommandToasts['failed'], error: unknown): NewToast | null {
  const toast = typeof failed === 'string' ? { title: failed } : failed(error);
  return toast && { variant: 'destructive', description: sentenceOf(error), ...toast };
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof LimitError)) return i18next.t(`problems:${toProblem(error)}`);
  return i18next.t('problems:pausedUntil', { time: formatDate(error.until, currentLanguage(), 'moment') });
}
