import {
  isMailedAtOnce,
  kindsTold,
  MUTABLE_KINDS,
  type MailChoice,
  type MutableKind,
} from '@app/domain/notification';
import type { Preferences } from '@app/domain/preferences';
import type { Actor } from '@app/domain/roles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { withTexts } from '@/i18n/lazy-texts';
import { ownChoices } from '@/lib/session/own-choices';
import { ProblemError } from '@/lib/firebase/problems';
import { toasts, useToast } from '@/lib/command/toast';
import { become, customer } from '@/testing/fake-session';
import { renderScreen, speak } from '@/testing/render-screen';
import { KindSwitches } from './kind-switches';
import { LanguageSheet } from './language-sheet';
import { MailSwitches } from './mail-switches';
import { ThemeSheet } from './theme-sheet';
import { mailedKinds } from '../kind-groups';
import { useKeepChoices } from '../use-keep-choices';

vi.mock('@/lib/session/session', () => import('@/testing/fake-session'));
const account = vi.hoisted(() => ({ live: {}, savePreferences: vi.fn() }));
vi.mock('@/lib/session/preferences', () => ({ savePreferences: account.savePreferences }));
vi.mock('@/lib/session/use-preferences', () => ({ usePreferences: () => account.live }));

const { uid } = customer();
const ready = (muted_kinds: MutableKind[], mail_off: MailChoice[] = []) => ({
  status: 'ready',
  data: { language: null, theme: null, muted_kinds, mail_off, views: {} },
  retry: vi.fn(),
});
/** What the change that was saved last makes of these muted kinds. */
function savedOf(muted_kinds: MutableKind[]): unknown {
  return changed({ muted_kinds });
}
function mailOff(mail_off: MailChoice[]): unknown {
  return changed({ mail_off });
}
function changed(now: Partial<Preferences>): unknown {
  const [who, change] = account.savePreferences.mock.lastCall as [
    string,
    (now: Partial<Preferences>) => Partial<Preferences>,
  ];
  expect(who).toBe(uid);
  const made = change(now);
  expect(Object.keys(made)).toEqual(Object.keys(now));
  return Object.values(made)[0];
}

function Said() {
  const toast = useToast();
  return (
    <output>
      {toast?.title} {toast?.description}
    </output>
  );
}
const open = (actor: Actor = 'customer') =>
  renderScreen(
    <>
      <KindSwitches uid={uid} actor={actor} />
      <Said />
    </>,
  );
const switches = () => screen.getAllByRole('switch').map((each) => each.getAttribute('name'));

beforeEach(async () => {
  await speak('en');
  localStorage.clear();
  toasts.clear();
  become(customer());
  account.live = ready([]);
  account.savePreferences.mockReset().mockResolvedValue(undefined);
});

test.each([
  ['customer', 'case_assigned', 'case_unassigned', 3],
  ['pendingPartner', 'case_assigned', 'partner_registered', 6],
  ['approvedPartner', 'case_unassigned', 'case_created', 5],
  ['admin', 'contact_received', 'case_assigned', 7],
] as const)(
  'a %s is offered the kinds that one can be told, and told which are always told',
  (actor, told, notTold, always) => {
    open(actor);
    expect(switches()).toEqual(MUTABLE_KINDS.filter((kind) => kindsTold(actor).includes(kind)));
    expect(switches()).toContain(told);
    expect(switches()).not.toContain(notTold);
    for (const each of screen.getAllByRole('switch')) expect(each).toHaveProperty('checked', true);
    const region = screen.getByRole('region', { name: 'Always on' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(always);
    expect(within(region).queryByRole('switch')).toBeNull();
  },
);

test('a kind muted in an earlier role can be turned on again', () => {
  account.live = ready(['contact_received']);
  open('customer');
  expect(switches()).toContain('contact_received');
});

test('turning one off saves that kind beside those that are off already; turning it on takes it out', async () => {
  account.live = ready(['case_assigned']);
  open();
  await userEvent.click(screen.getByRole('switch', { name: 'Progress' }));
  expect(savedOf(['case_assigned'])).toEqual(['case_assigned', 'case_update_added']);
  expect(screen.getByText('Saved')).toBeDefined();
  await userEvent.click(screen.getByRole('switch', { name: 'Assignment' }));
  expect(savedOf(['case_assigned', 'case_update_added'])).toEqual(['case_update_added']);
});

test('a switch changes at once; a failed save reverts it and says why', async () => {
  let fail: (error: unknown) => void = () => undefined;
  account.savePreferences.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  open();
  const progress = () => screen.getByRole('switch', { name: 'Progress' });
  await userEvent.click(progress());
  expect(progress()).toHaveProperty('checked', false);
  expect(screen.getByText('Saving')).toBeDefined();
  await act(async () => fail(new ProblemError('offline')));
  expect(progress()).toHaveProperty('checked', true);
  expect(screen.getByText(/The setting could not be saved There is no internet/i)).toBeDefined();
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a failure is not shown to the next person in the tab', async () => {
  let fail: (error: unknown) => void = () => undefined;
  account.savePreferences.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  const { client } = open();
  await userEvent.click(screen.getByRole('switch', { name: 'Progress' }));
  client.clear();
  become({ state: 'signed-out' });
  await act(async () => fail(new ProblemError('offline')));
  expect(screen.queryByText(/could not be saved/)).toBeNull();
});

test('nothing can be pressed while they load; a failure has a retry button', async () => {
  account.live = { status: 'loading', data: undefined };
  const { unmount } = open();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Loading')).toBeDefined();
  unmount();
  const retry = vi.fn();
  account.live = { status: 'failed', data: undefined, problem: 'denied', retry };
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

const openMail = (actor: Actor = 'customer') => renderScreen(<MailSwitches uid={uid} actor={actor} />);

test('the digest can be turned off and on, and its kinds with it', async () => {
  // A switch shows what is being saved.
  account.savePreferences.mockReturnValue(new Promise(() => undefined));
  openMail();
  expect(screen.getByRole('checkbox', { name: 'Progress' })).toHaveProperty('checked', true);
  expect(screen.getByRole('group', { name: 'Choose what the summary contains' })).toHaveProperty(
    'disabled',
    false,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Daily summary' }));
  expect(mailOff(['case_created'])).toEqual(['case_created', 'digest']);
  expect(screen.getByRole('group', { name: 'Choose what the summary contains' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Daily summary' }));
  expect(mailOff(['case_created', 'digest'])).toEqual(['case_created']);
});

test('one kind can be left out of the digest', async () => {
  openMail();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Progress' }));
  expect(mailOff([])).toEqual(['case_update_added']);
});

test('what cannot wait has a switch for itself; kinds of one name are switched together', async () => {
  account.live = ready([], ['partner_approved']);
  openMail('pendingPartner');
  const decision = screen.getByRole('switch', { name: 'Decisions on your work as a partner' });
  // Off for one of them is not shown as on.
  expect(decision).toHaveProperty('checked', false);
  await userEvent.click(decision);
  expect(mailOff(['digest', 'partner_approved', 'partner_rejected', 'partner_standing'])).toEqual(['digest']);
});

test.each(['customer', 'pendingPartner', 'approvedPartner', 'admin'] as const)(
  'a %s can choose for every kind that one can be told',
  (actor) => {
    const { atOnce, digest } = mailedKinds(actor);
    expect([...atOnce, ...digest].flatMap(({ kinds }) => kinds).sort()).toEqual(kindsTold(actor).toSorted());
    expect(atOnce.flatMap(({ kinds }) => kinds)).toEqual(kindsTold(actor).filter(isMailedAtOnce));
  },
);

/** The settings with what keeps a choice, as in the portal's frame. */
function Choices() {
  useKeepChoices(uid);
  return (
    <>
      <LanguageSheet />
      <ThemeSheet />
      <Said />
    </>
  );
}

test('language and theme hold at once, and go with the account', async () => {
  // As the page's own load does: the next language then brings these texts too.
  await withTexts(['settings'], () => Promise.resolve());
  renderScreen(<Choices />);
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(account.savePreferences.mock.lastCall).toEqual([uid, { theme: 'dark' }]);
  await userEvent.click(screen.getByRole('radio', { name: 'ไทย' }));
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'โหมดสี' })).toBeDefined());
  expect(document.documentElement.lang).toBe('th');
  expect(localStorage.getItem('lng')).toBe('th');
  expect(account.savePreferences.mock.lastCall).toEqual([uid, { language: 'th' }]);
});

test('a choice that cannot be kept with the account holds here, and that is said', async () => {
  account.savePreferences.mockRejectedValue(new ProblemError('offline'));
  const { unmount } = renderScreen(<Choices />);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect(await screen.findByText(/Changed in this browser, but not saved to your account yet/)).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true);
  unmount();
  ownChoices.tell({ theme: 'dark' });
  expect(account.savePreferences).toHaveBeenCalledTimes(1);
});
