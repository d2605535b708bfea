import type { DoorAnswer } from '@app/domain/door';
import type { CaseReader, Role } from '@app/domain/roles';
import { aCase } from '@app/seed/builders';
import { aDoorAnswer } from '@app/seed/door-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { encode } from 'uqr';
import { toasts } from '@/lib/command/toast';
import { ready } from '@/testing/live';
import { renderScreen, speak } from '@/testing/render-screen';
import * as calls from '../api/door-calls';
import { DoorSheet } from './door-sheet';

const as = (role: Role): CaseReader => ({ role, uid: 'reader' });
const live: { answers: DoorAnswer[] } = vi.hoisted(() => ({ answers: [] }));
vi.mock('../api/use-door-answers', () => ({ useDoorAnswers: () => ready(live.answers) }));
vi.mock('../api/door-calls', () => ({ issueDoorCode: vi.fn(), resolveDoorAnswer: vi.fn() }));
const issueDoorCode = vi.mocked(calls.issueDoorCode);
const resolveDoorAnswer = vi.mocked(calls.resolveDoorAnswer);
const showToast = vi.spyOn(toasts, 'show');

const CODE = 'ABCD23456789';
const UNTIL = '2027-01-22T03:00:00.000Z';
const item = { id: 'case-1', ...aCase({ partner_id: 'p1', status: 'In Progress' }) };
const answer = (change: Partial<DoorAnswer> = {}): DoorAnswer => ({ id: 'a1', ...aDoorAnswer(), ...change });

beforeEach(async () => {
  vi.clearAllMocks();
  live.answers = [];
  issueDoorCode.mockResolvedValue({ code: CODE, until: UNTIL });
  resolveDoorAnswer.mockResolvedValue();
  await speak('en');
});

/** The modules of the picture, row by row. */
const modulesOf = (picture: Element) => picture.querySelector('path')?.getAttribute('d');

it.each([
  ['th', '22 มกราคม 2570'],
  ['en', '22 January 2027'],
  ['zh', '2027年1月22日'],
] as const)(
  'the dialog has the code, its address, both as a QR code, and the day it ends: %s',
  async (language, day) => {
    await speak(language);
    const { person } = renderScreen(<DoorSheet item={item} reader={as('partner')} />);
    await person.click(screen.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('ABCD-2345-6789')).toBeDefined();
    const address = `${window.location.origin}/verify/${CODE}`;
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe(address);
    expect(within(dialog).getByText(day)).toBeDefined();
    const { data } = encode(address, { ecc: 'M', border: 4 });
    const dark = data.flat().filter(Boolean).length;
    expect(modulesOf(within(dialog).getByRole('img'))?.match(/M/g)).toHaveLength(dark);
    expect(issueDoorCode.mock.calls).toEqual([['case-1', false]]);
    // Nothing of the debt is on the page that is handed over.
    expect(dialog.textContent).not.toContain(item.debtor_name);
  },
);

it('another code is made after a question only', async () => {
  const { person } = renderScreen(<DoorSheet item={item} reader={as('partner')} />);
  await person.click(screen.getByRole('button'));
  await person.click(await screen.findByRole('button', { name: 'Withdraw this code and make another' }));
  expect(issueDoorCode).toHaveBeenCalledOnce();
  issueDoorCode.mockResolvedValue({ code: 'Z'.repeat(12), until: UNTIL });
  await person.click(screen.getByRole('button', { name: 'Make a new code' }));
  expect(await screen.findByText('ZZZZ-ZZZZ-ZZZZ')).toBeDefined();
  expect(issueDoorCode.mock.lastCall).toEqual(['case-1', true]);
});

it('says why there is none for a case that nobody has accepted, and asks again after a failure', async () => {
  issueDoorCode.mockRejectedValue(Object.assign(new Error(), { code: 'functions/failed-precondition' }));
  const { person, unmount } = renderScreen(<DoorSheet item={item} reader={as('admin')} />);
  await person.click(screen.getByRole('button', { name: 'Show code and QR' }));
  expect(await screen.findByText(/once the partner has accepted/)).toBeDefined();
  unmount();
  issueDoorCode.mockRejectedValueOnce(Object.assign(new Error(), { code: 'functions/internal' }));
  issueDoorCode.mockResolvedValue({ code: CODE, until: UNTIL });
  renderScreen(<DoorSheet item={item} reader={as('admin')} />);
  await person.click(screen.getByRole('button', { name: 'Show code and QR' }));
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ABCD-2345-6789')).toBeDefined();
});

it('a partner sees no answers, an admin sees them with what they mean', () => {
  live.answers = [
    answer({ id: 'a3', kind: 'dispute', text: 'ไม่ได้สั่งของ' }),
    answer({ id: 'a2', kind: 'data_request', text: '', created_at: new Date('2026-11-23T03:00:00.000Z') }),
    answer({ id: 'a1', state: 'resolved', resolved: { by: 'x', at: new Date('2026-11-24T03:00:00.000Z') } }),
  ];
  const { unmount } = renderScreen(<DoorSheet item={item} reader={as('partner')} />);
  expect(screen.queryByRole('list')).toBeNull();
  unmount();
  renderScreen(<DoorSheet item={item} reader={as('admin')} />);
  const [dispute, request, wish] = screen.getAllByRole('listitem');
  expect(dispute?.textContent).toContain('ไม่ได้สั่งของ');
  expect(dispute?.textContent).toContain('paused until this is dealt with');
  expect(request?.textContent).toContain('Answer by 23 December 2026');
  expect(wish?.textContent).toContain('Dealt with on 24 Nov 2026, 10:00');
  expect(screen.getAllByRole('button', { name: 'Mark as dealt with' })).toHaveLength(2);
});

it('an answer is dealt with after a question', async () => {
  live.answers = [answer({ kind: 'dispute' })];
  const { person } = renderScreen(<DoorSheet item={{ ...item, status: 'Completed' }} reader={as('admin')} />);
  // Of a finished case there is no code.
  await person.click(screen.getByRole('button'));
  expect(resolveDoorAnswer).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(resolveDoorAnswer.mock.calls).toEqual([['a1']]));
  expect(showToast).toHaveBeenCalledWith({ title: 'Marked as dealt with' });
});
