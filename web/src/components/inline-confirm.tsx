import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/command/use-command';

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
  const [isAsking, setAsking] = useState(false);
  const { busy, send } = useCommand({
    run,
    onDone: () => setAsking(false),
    done: () => ({ title: words.done }),
    failed: words.failed,
  });
  if (!isAsking)
    return (
      <Button
        variant="link"
        size="sm"
        className="justify-self-start print:hidden"
        onClick={() => setAsking(true)}
      >
        {words.ask}
      </Button>
    );
  return (
    <div className="grid basis-full gap-3 border-s-3 border-brass ps-3 print:hidden">
      <p className="text-sm">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} className="grow sm:grow-0" onClick={() => void send()}>
          {words.confirm}
        </Button>
        <Button disabled={busy} className="grow sm:grow-0" onClick={() => setAsking(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
