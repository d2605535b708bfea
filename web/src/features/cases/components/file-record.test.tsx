import type { CaseFile } from '@app/domain/case-file';
import { aCaseFile } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { FileRecord } from './file-record';

const record = (change: Partial<CaseFile> = {}): CaseFile => ({ ...aCaseFile(), id: 'a.pdf', ...change });
const SHA = record().sha256;

beforeEach(() => speak('en'));

it('a file that is not recorded yet says so', () => {
  renderScreen(<FileRecord name="a.pdf" record={undefined} />);
  expect(screen.getByText('Not yet recorded')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a recorded file says when, and shows its hash in short, in whole on demand, and copies it', async () => {
  const { person } = renderScreen(<FileRecord name="a.pdf" record={record()} />);
  expect(screen.getByText(/^Recorded 14 Sept? 2026,? 10:30/)).toBeTruthy();
  const button = screen.getByRole('button', { name: /^SHA-256 .*of a\.pdf$/ });
  expect(button.textContent).toBe(`SHA-256 ${SHA.slice(0, 12)}… of a.pdf`);
  expect(screen.getByText(SHA).closest('[hidden]')).not.toBeNull();
  await person.click(button);
  expect(screen.getByText(SHA).closest('[hidden]')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Copy the SHA-256 of a.pdf' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(SHA);
});

it.each([
  ['changed', 'The stored file is no longer the one that was recorded'],
  ['missing', 'The recorded file is no longer in storage'],
] as const)('a recorded file that is %s says so, with what was recorded', (found, sentence) => {
  const mismatch = { found, sha256: null, at: new Date('2026-09-15T03:30:00Z') };
  renderScreen(<FileRecord name="a.pdf" record={record({ mismatch })} />);
  expect(screen.getByText(new RegExp(`^${sentence}`))).toBeTruthy();
  expect(screen.getByRole('button', { name: /^SHA-256 .*of a\.pdf$/ })).toBeTruthy();
});
