import type { ComponentProps } from 'react';
import { Sheet } from './page';
import { WaitingLines } from './waiting-lines';

/** A sheet whose code or content is not there yet, in its place and with its title. */
export function WaitingSheet(sheet: Omit<ComponentProps<typeof Sheet>, 'children'>) {
  return (
    <Sheet {...sheet}>
      <WaitingLines />
    </Sheet>
  );
}
