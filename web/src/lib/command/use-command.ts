import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { NewToast } from './toast.ts';

interface Command<Input, Output> {
  /** Does it. @throws what `failed` explains */
  run: (input: Input) => Promise<Output>;
  /** After success, also when the screen has been left. */
  onDone?: (output: Output, input: Input) => void;
  onFailed?: (error: unknown) => void;
  onSettled?: (input: Input) => void;
  /** The toast after success; null for none. */
  done?: (output: Output, input: Input) => NewToast | null;
  /** The title of the toast after a failure, or the toast, null for none. Without a description it has the sentence for the problem. */
  failed: string | ((error: unknown) => NewToast | null);
}

/**
 * A command of the person at the screen: runs once however often it is pressed, and a toast says how it ended, to that person
 * only. Refusals that belong to a field are set by `onFailed`.
 * @returns `busy` while it runs, and `send`, which never throws and does nothing while it runs
 */
export function useCommand<Input = void, Output = void>(
  command: Command<Input, Output>,
): { busy: boolean; send: (input: Input) => Promise<void> } {
  const run = useParallelCommand(command);
  // At once: `isPending` of the mutation is known at a later render, after a second click.
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    await run(input);
    isRunning.current = false;
    setBusy(false);
  };
  return { busy, send };
}

/**
 * The same for a switch or a choice that is saved as it is made: each call runs, also while an earlier one does.
 * @returns whether it succeeded; never throws
 */
export function useParallelCommand<Input = void, Output = void>({
  run,
  onDone,
  onFailed,
  onSettled,
  done,
  failed,
}: Command<Input, Output>): (input: Input) => Promise<boolean> {
  const { mutateAsync } = useMutation<Output, unknown, Input>({
    mutationFn: (input) => run(input),
    meta: { toasts: { ...(done && { done }), failed } },
    onSuccess: (output, input) => onDone?.(output, input),
    onError: (error) => onFailed?.(error),
    onSettled: (_output, _error, input) => onSettled?.(input),
  });
  return useCallback(
    (input) =>
      mutateAsync(input).then(
        () => true,
        () => false,
      ),
    [mutateAsync],
  );
}
