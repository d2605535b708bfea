import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';
import { takeFocus } from '@/lib/page/take-focus';

interface InlineConfirmProps {
  words: {
    /** On the button that opens the question. */
    ask: string;
    /** What will follow. */
    text: string;
    confirm: string;
    cancel: string;
    /** The titles of the toasts. */
    done: string;
    failed: string;
  };
  /** @throws what `words.failed` explains */
  run: () => Promise<unknown>;
}

/** A command of a row that asks once, in the row itself, before it runs. */
export function InlineConfirm({ words, run }: InlineConfirmProps) {
  const id = useId();
  const [now, setNow] = useState<'before' | 'asking' | 'cancelled'>('before');
  const { busy, send } = useCommand({
    run,
    onDone: () => setNow('before'),
    done: () => ({ title: words.done }),
    failed: words.failed,
  });
  if (now !== 'asking')
    return (
      <Button
        ref={now === 'cancelled' ? takeFocus : undefined}
        variant="link"
        size="sm"
        className="justify-self-start print:hidden"
        onClick={() => setNow('asking')}
      >
        {words.ask}
      </Button>
    );
  return (
    <div
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className="grid basis-full gap-3 border-s-3 border-brass ps-3 print:hidden"
    >
      <p id={id} className="text-sm">
        {words.text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} className="grow sm:grow-0" onClick={() => void send()}>
          {words.confirm}
        </Button>
        <Button disabled={busy} className="grow sm:grow-0" onClick={() => setNow('cancelled')}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
