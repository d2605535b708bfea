import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { lateDialog } from '@/testing/late-dialog';
import { renderScreen, speak } from '@/testing/render-screen';
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog';

type Closing = Pick<ComponentProps<typeof DialogContent>, 'onCloseAutoFocus'>;

/** A list whose rows open one dialog, which has no trigger. */
function Rows(closing: Closing) {
  const [rows, setRows] = useState(['first', 'second']);
  const [asked, setAsked] = useState({ row: '', open: false });
  const close = () => setAsked({ ...asked, open: false });
  return (
    <main tabIndex={-1}>
      <button>Elsewhere</button>
      <section tabIndex={-1} aria-label="Rows">
        {rows.map((row) => (
          <button key={row} onClick={() => setAsked({ row, open: true })}>
            Delete the {row}
          </button>
        ))}
        <Dialog open={asked.open} onOpenChange={close}>
          <DialogContent aria-describedby={undefined} {...closing}>
            <DialogTitle>Delete?</DialogTitle>
            <button
              onClick={() => {
                setRows(rows.filter((row) => row !== asked.row));
                close();
              }}
            >
              Confirm
            </button>
          </DialogContent>
        </Dialog>
      </section>
    </main>
  );
}

beforeEach(() => speak('en'));

const button = (name: string) => screen.getByRole('button', { name });

async function openFromRow(closing: Closing = {}) {
  const { person } = renderScreen(<Rows {...closing} />);
  const opener = button('Delete the second');
  await person.click(opener);
  const dialog = await lateDialog();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Confirm' })));
  return { person, opener };
}

it('without a trigger: after Escape the focus is on the button that opened the dialog', async () => {
  const { person, opener } = await openFromRow();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('without a trigger: when the row was removed, the focus is on the part of the page around it', async () => {
  const { person, opener } = await openFromRow();
  await person.click(button('Confirm'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Rows' })));
  expect(opener.isConnected).toBe(false);
});

it('a caller that prevents the default in onCloseAutoFocus keeps the focus where it put it', async () => {
  const { person } = await openFromRow({
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      button('Elsewhere').focus();
    },
  });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button('Elsewhere')));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('with a trigger: after Escape the focus is on the trigger', async () => {
  const { person } = renderScreen(
    <main tabIndex={-1}>
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Title</DialogTitle>
        </DialogContent>
      </Dialog>
    </main>,
  );
  const trigger = button('Open');
  await person.click(trigger);
  const dialog = await lateDialog();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Close' })));
  await person.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Escape that leaves an input method does not close the dialog', async () => {
  renderScreen(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Title</DialogTitle>
        <input aria-label="Note" />
      </DialogContent>
    </Dialog>,
  );
  const note = screen.getByLabelText('Note');
  fireEvent.keyDown(note, { key: 'Escape', isComposing: true });
  expect(screen.getByRole('dialog')).toBeDefined();
  fireEvent.keyDown(note, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
