import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/command/toast';
import { returnFocus } from '@/lib/page/return-focus';
import { renderScreen, speak } from '@/testing/render-screen';
import { acceptTerms } from '../api/accept-terms';
import { TermsBanner } from './terms-banner';

const recorded = vi.hoisted(() => vi.fn<() => Promise<{ exists: () => boolean }>>());
vi.mock('@/lib/firebase/firestore', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({ doc: vi.fn(), getDoc: recorded }));
vi.mock('../api/accept-terms', () => ({ acceptTerms: vi.fn() }));

returnFocus();
const showToast = vi.spyOn(toasts, 'show');
const accept = () => screen.findByRole('button', { name: 'Accept' });

beforeEach(async () => {
  vi.clearAllMocks();
  await speak('en');
  recorded.mockResolvedValue({ exists: () => false });
  vi.mocked(acceptTerms).mockResolvedValue();
});

it('names the version, leads to both texts, and goes when they are accepted', async () => {
  const { person } = renderScreen(
    <div>
      <TermsBanner uid="uid-a" />
      <main tabIndex={-1} />
    </div>,
  );
  const button = await accept();
  expect(screen.getByRole('region').textContent).toContain('of 27 June 2025');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/en/terms-of-service', '/en/privacy-policy']);
  await person.click(button);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(vi.mocked(acceptTerms).mock.calls).toEqual([['uid-a']]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('stays when the acceptance is not recorded, and says so', async () => {
  vi.mocked(acceptTerms).mockRejectedValue({ code: 'unavailable' });
  const { person } = renderScreen(<TermsBanner uid="uid-a" />);
  await person.click(await accept());
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({ variant: 'destructive', title: 'Your acceptance was not recorded' }),
    ),
  );
  expect(screen.getByRole('region')).toBeTruthy();
});

it.each([
  ['has accepted them', async () => ({ exists: () => true })],
  ['cannot be asked about', () => Promise.reject(new Error('offline'))],
])('is not there for an account that %s', async (_name, answer) => {
  recorded.mockImplementation(answer);
  renderScreen(<TermsBanner uid="uid-a" />);
  await act(async () => Promise.allSettled([recorded.mock.results[0]?.value]));
  expect(screen.queryByRole('region')).toBeNull();
});
