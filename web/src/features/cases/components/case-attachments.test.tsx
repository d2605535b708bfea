import type { Case } from '@app/domain/case';
import type { CaseFile } from '@app/domain/case-file';
import { aCase, aCaseFile } from '@app/seed/builders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/firebase/problems';
import { renderScreen, speak } from '@/testing/render-screen';
import { readFileFacts } from '../api/read-file-facts';
import { useCaseFiles } from '../api/use-case-files';
import { CaseAttachments } from './case-attachments';

const getBlob = vi.hoisted(() => vi.fn<(path: string) => Promise<Blob>>());
vi.mock('@/lib/firebase/app', () => ({
  loadStorage: async () => ({ storage: {}, ref: (_storage: unknown, path: string) => path, getBlob }),
}));
vi.mock('../api/read-file-facts', () => ({ readFileFacts: vi.fn() }));
vi.mock('../api/use-case-files', () => ({ useCaseFiles: vi.fn() }));
const factsOf = vi.mocked(readFileFacts);
const recordsOf = vi.mocked(useCaseFiles);
const ready = (...data: CaseFile[]) =>
  ({ status: 'ready', data, problem: undefined, retry: () => undefined }) as const;

const FOLDER = 'case-files/demo-customer/';
const PDF = `${FOLDER}1719900000000-สัญญา กู้.pdf`;
const PNG = `${FOLDER}1719900000001-เช็ค.png`;
const JPG = `${FOLDER}1719900000002-photo.jpg`;
const TYPES = { pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg' } as const;
const typeOf = (path: string) => TYPES[path.slice(-3) as keyof typeof TYPES];
const failure = (code: string) => Object.assign(new Error(code), { code });

const saved = vi.fn();
const lent = new Map<string, Blob>();
const openTab = vi.spyOn(window, 'open');

beforeEach(async () => {
  vi.clearAllMocks();
  lent.clear();
  await speak('en');
  recordsOf.mockReturnValue(ready());
  factsOf.mockImplementation(async (path) => ({ size: 1_500_000, type: typeOf(path) }));
  getBlob.mockImplementation(async (path) => new Blob([path], { type: typeOf(path) }));
  openTab.mockReturnValue(null);
  URL.createObjectURL = (blob) => {
    const url = `blob:test/${lent.size + 1}`;
    lent.set(url, blob as Blob);
    return url;
  };
  URL.revokeObjectURL = (url) => lent.delete(url);
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved(this.download, lent.get(this.getAttribute('href') ?? '')?.size);
  };
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});

const caseWith = (...file_urls: string[]): Case => ({ id: 'case-1', ...aCase({ file_urls }) });

function open(...paths: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = (item: Case) => (
    <QueryClientProvider client={client}>
      <CaseAttachments item={item} />
    </QueryClientProvider>
  );
  const { person, rerender } = renderScreen(drawn(caseWith(...paths)));
  return { person, relist: (...now: string[]) => rerender(drawn(caseWith(...now))) };
}
const row = (name: string) => screen.getByText(name).closest('li')!;
const show = (name: string) => screen.getByRole('button', { name: `Preview ${name}` });

it('each file has its name, type and size, and one that cannot be read shows an error in its row', async () => {
  factsOf.mockImplementation(async (path) => {
    if (path === PNG) throw new ProblemError('notFound');
    if (path === JPG) throw new ProblemError('offline');
    return { size: 512_000, type: 'application/pdf' };
  });
  open(PDF, PNG, JPG, `${FOLDER}1719900000003-%E0%B8%81.pdf`, `${FOLDER}1719900000004-100%.pdf`);
  await waitFor(() => expect(row('สัญญา กู้.pdf').textContent).toContain('PDF · 500 kB'));
  expect(row('เช็ค.png').textContent).toContain('This file was removed because');
  expect(row('photo.jpg').textContent).toContain('Type and size could not be read');
  expect(row('ก.pdf').textContent).toContain('PDF');
  expect(row('100%.pdf').textContent).toContain('PDF');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['th', 'PDF · 1.4 MB', 'PNG · 1.4 MB'],
  ['zh', 'PDF · 1.4 MB', 'PNG · 1.4 MB'],
] as const)('sizes are written as %s writes numbers', async (language, pdf, png) => {
  await speak(language);
  open(PDF, PNG);
  await waitFor(() => expect(row('สัญญา กู้.pdf').textContent).toContain(pdf));
  expect(row('เช็ค.png').textContent).toContain(png);
});

it('a picture is shown in place, arrow keys turn to the others, and closing leaves nothing open', async () => {
  const { person } = open(PNG, PDF, JPG);
  await person.click(show('เช็ค.png'));
  const dialog = await screen.findByRole('dialog', { name: 'เช็ค.png' });
  const picture = await within(dialog).findByRole('img', { name: 'เช็ค.png' });
  expect(lent.has(picture.getAttribute('src')!)).toBe(true);
  expect(dialog.textContent).toContain('File 1 of 3');

  await person.keyboard('{ArrowRight}');
  const frame = () => dialog.querySelector('iframe[title="สัญญา กู้.pdf"]')?.getAttribute('src')?.split('#')[0];
  await waitFor(() => expect(lent.get(frame() ?? '')?.type).toBe('application/pdf'));
  await person.keyboard('{ArrowRight}');
  await within(dialog).findByRole('img', { name: 'photo.jpg' });
  await person.keyboard('{ArrowRight}');
  await within(dialog).findByRole('img', { name: 'เช็ค.png' });
  await person.click(screen.getByRole('button', { name: 'Previous file' }));
  await within(dialog).findByRole('img', { name: 'photo.jpg' });
  // The one that was shown a moment ago is not fetched again.
  expect(getBlob).toHaveBeenCalledTimes(3);

  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lent.size).toBe(0);
  expect(document.activeElement).toBe(show('photo.jpg'));
});

it('in full size the arrow keys move the picture, not the page', async () => {
  const { person } = open(PNG, JPG);
  await person.click(show('เช็ค.png'));
  await person.click(await screen.findByRole('button', { name: 'Full size' }));
  const desk = screen.getByRole('region', { name: /Picture in full size/ });
  expect(document.activeElement).toBe(desk);
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'เช็ค.png' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Fit to window' }));
  await person.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'photo.jpg' })).toBeTruthy();
});

it('a PDF can be opened in a separate tab, without access to its opener', async () => {
  const { person } = open(PDF);
  await person.click(show('สัญญา กู้.pdf'));
  await person.click(await screen.findByRole('button', { name: 'Open in a new tab' }));
  expect(openTab).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), '_blank', 'noopener');
  // Nothing to turn to.
  expect(screen.queryByRole('button', { name: 'Next file' })).toBeNull();
});

it('a browser without a viewer for PDF offers the download', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  const { person } = open(PDF);
  await person.click(show('สัญญา กู้.pdf'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/cannot show a PDF on this page/)).toBeTruthy();
  expect(dialog.querySelector('iframe')).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Download สัญญา กู้.pdf' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('สัญญา กู้.pdf', expect.any(Number)));
  expect(getBlob).toHaveBeenCalledOnce();
});

it('a file of another type is never shown', async () => {
  getBlob.mockResolvedValue(new Blob(['<script>'], { type: 'text/html' }));
  const { person } = open(PDF);
  await person.click(show('สัญญา กู้.pdf'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/cannot be shown on this page/)).toBeTruthy();
  expect(dialog.querySelector('iframe, img')).toBeNull();
});

it.each([
  ['storage/object-not-found', 'This file was removed because it was not a complete PDF, JPG, PNG or text.'],
  [
    'storage/unauthorized',
    'This file cannot be read. It may have been removed, or your access has just changed.',
  ],
  [
    'storage/retry-limit-exceeded',
    'There is no internet connection. Please try again once you are connected.',
  ],
  ['storage/unknown', 'The file could not be opened. Please check the connection and try again.'],
])('%s is reported in the preview and at a download, and can be retried', async (code, sentence) => {
  getBlob.mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
  const { person } = open(PNG);
  await person.click(screen.getByRole('button', { name: 'Download เช็ค.png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  await person.click(show('เช็ค.png'));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('alert')).textContent).toContain(sentence);
  await person.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByRole('img', { name: 'เช็ค.png' })).toBeTruthy();
});

it('the preview names the file that is loading', async () => {
  getBlob.mockReturnValue(new Promise(() => undefined));
  const { person } = open(PNG);
  await person.click(show('เช็ค.png'));
  expect(await screen.findByRole('progressbar', { name: 'Loading เช็ค.png' })).toBeTruthy();
});

it.each(['สัญญา กู้ยืม.pdf', '👩‍⚖️ คดี "ลับ".pdf', "it's (1).pdf"])('%s is saved under its name', async (name) => {
  const { person } = open(`${FOLDER}1719900000000-${name}`);
  await person.click(screen.getByRole('button', { name: `Download ${name}` }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(name, expect.any(Number)));
});

it('a file that the server takes away while it is looked at is closed, and one that is added appears', async () => {
  const { person, relist } = open(PDF, PNG);
  await person.click(show('เช็ค.png'));
  await screen.findByRole('dialog');
  relist(PDF, JPG);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(row('photo.jpg').textContent).toContain('JPEG · 1.4 MB'));
});

it('a case without files says so', () => {
  open();
  expect(screen.getByText('No attachments')).toBeTruthy();
});

it('each file has the record that is its own, and none is said to be missing before the records are known', () => {
  recordsOf.mockReturnValue(ready({ ...aCaseFile({ path: PNG }), id: 'เช็ค.png' }));
  open(PDF, PNG);
  expect(row('สัญญา กู้.pdf').textContent).toContain('Not yet recorded');
  expect(row('เช็ค.png').textContent).toContain('SHA-256 e3b0c44298fc…');
  recordsOf.mockReturnValue({
    status: 'failed',
    data: undefined,
    problem: 'offline',
    retry: () => undefined,
  });
  open(JPG);
  expect(row('photo.jpg').textContent).not.toContain('Not yet recorded');
});
