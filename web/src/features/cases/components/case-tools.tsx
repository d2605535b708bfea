import { JumpBar, type Jump } from './jump-bar';
import { PrintMark } from './print-mark';

export type { Jump };

interface CaseToolsProps {
  /** What the case is called. */
  name: string;
  jumps: readonly Jump[];
}

/** What a case's page has for phones and for paper. */
export function CaseTools({ name, jumps }: CaseToolsProps) {
  return (
    <>
      <PrintMark name={name} />
      <JumpBar jumps={jumps} />
    </>
  );
}
