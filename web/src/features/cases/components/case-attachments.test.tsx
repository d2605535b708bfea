// @vitest-environment jsdom
import type { Case } from '@app/domain/case';
import { aCase } from '@app/seed/builders';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { CaseAttachments } from './case-attachments';

const getBlob = vi.hoisted(() => vi.fn<(path: string) => Promise<Blob>>());
vi.mock('@/lib/firebase', () => ({
  loadStorage: async () => ({ storage: {}, ref: (_storage: unknown, path: string) => path, getBlob }),
}));

const PATH = 'case-files/demo-customer/1719900000000-สัญญา.pdf';
const item: Case = { id: 'case-1', ...aCase({ file_urls: [PATH] }) };
const aTab = () => ({
  opener: window,
  closed: false,
  document: { title: '' },
  location: { replace: vi.fn() },
  close: vi.fn(),
});
const openTab = vi.spyOn(window, 'open');
const saved = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  await speak('en');
  URL.createObjectURL = () => 'blob:test';
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved(this.download, this.getAttribute('href'));
  };
});
afterEach(() => getBlob.mockReset());

const use = async (name: RegExp) => {
  const { person } = renderScreen(<CaseAttachments item={item} />);
  await person.click(screen.getByRole('button', { name }));
};

it('a file opens in a tab that cannot reach back, opened in the click itself', async () => {
  const tab = aTab();
  openTab.mockReturnValue(tab as unknown as Window);
  getBlob.mockImplementation(async () => {
    expect(openTab).toHaveBeenCalledOnce();
    return new Blob(['%PDF-'], { type: 'application/pdf' });
  });
  await use(/^Open/);
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:test'));
  expect(tab.opener).toBeNull();
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['where tabs are blocked', null, 'application/pdf'],
  ['of a type that must not be shown', aTab(), 'text/html'],
])('a file %s is saved instead', async (_why, tab, type) => {
  openTab.mockReturnValue(tab as unknown as Window | null);
  getBlob.mockResolvedValue(new Blob(['x'], { type }));
  await use(/^Open/);
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('สัญญา.pdf', 'blob:test'));
  expect(tab?.location.replace ?? vi.fn()).not.toHaveBeenCalled();
});

it.each([
  ['storage/object-not-found', 'This file was removed because it was not a complete PDF, JPG or PNG.'],
  ['storage/unauthorized', 'You do not have the right to do this, or your rights have just changed.'],
  ['storage/unknown', 'The file could not be opened. Please check the connection and try again.'],
])('%s is told at the file, and the tab is closed', async (code, sentence) => {
  const tab = aTab();
  openTab.mockReturnValue(tab as unknown as Window);
  getBlob.mockRejectedValue(Object.assign(new Error(code), { code }));
  await use(/^Open/);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(tab.close).toHaveBeenCalledOnce();
});

it('a case without files says so', () => {
  renderScreen(<CaseAttachments item={{ ...item, file_urls: null }} />);
  expect(screen.getByText('No attachments')).toBeTruthy();
});
