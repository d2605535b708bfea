import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, speak } from '@/testing/render-screen';
import { TextBody } from './text-body';

const CHAT = [
  '[LINE] แชตกับสมชาย ใจดี',
  'บันทึกเมื่อ: 2026/11/21 10:30',
  '10:31\tสมชาย\tโอนแล้วครับ 5,000 บาท',
  '10:32\tฉัน\tได้รับแล้ว ขอบคุณค่ะ',
].join('\r\n');

/** Texts that would do something in a page that takes them for markup, for a template or for an address. */
const HOSTILE = [
  '<script>window.pwned = 1</script>',
  '</pre><script>window.pwned = 1</script>',
  '<img src=x onerror="window.pwned = 1">',
  '<svg onload="window.pwned = 1">',
  '<svg><script>window.pwned = 1</script></svg>',
  '<iframe src="javascript:parent.pwned=1"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<object data="data:text/html,<script>window.pwned=1</script>"></object>',
  '<embed src="data:text/html,<script>window.pwned=1</script>">',
  '<a href="javascript:window.pwned=1">x</a>',
  '<body onload="window.pwned = 1">',
  '<input autofocus onfocus="window.pwned = 1">',
  '<details open ontoggle="window.pwned = 1">',
  '<video><source onerror="window.pwned = 1"></video>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.pwned=1">',
  '<style>*{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><button>x</button></form>',
  '<template><script>window.pwned = 1</script></template>',
  '<!--><script>window.pwned = 1</script-->',
  '<![CDATA[<script>window.pwned = 1</script>]]>',
  '&lt;script&gt;window.pwned = 1&lt;/script&gt;',
  '&#60;script&#62;window.pwned = 1&#60;/script&#62;',
  '\u003cscript\u003ewindow.pwned = 1\u003c/script\u003e',
  '{{constructor.constructor("window.pwned=1")()}} ${window.pwned=1} #{1} <%= 1 %>',
  'javascript:window.pwned=1',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cucHduZWQ9MTwvc2NyaXB0Pg==',
  '\u202e<script>window.pwned = 1</script>\u202c',
  '"><script>window.pwned = 1</script>',
  "' onmouseover='window.pwned = 1",
];

beforeEach(() => speak('en'));

function open(text: string | Uint8Array<ArrayBuffer>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const blob = new Blob([text], { type: 'text/plain' });
  return renderScreen(
    <QueryClientProvider client={client}>
      <TextBody path={`case-files/u/${Math.random()}`} blob={blob} name="chat.txt" failure={<p>no text</p>} />
    </QueryClientProvider>,
  );
}
const shown = () => screen.findByRole('region', { name: 'Contents of chat.txt' });

it.each(HOSTILE)('shows as characters: %s', async (text) => {
  open(`first line\n${text}\nlast line`);
  const region = await shown();
  expect(region.textContent).toBe(`first line\n${text}\nlast line`);
  expect(region.childElementCount).toBe(0);
  expect(document.querySelector('script, iframe, object, embed, style, link, form, base, meta')).toBeNull();
  expect('pwned' in window).toBe(false);
});

it('shows a chat as it is, and the lines with what is typed, without regard to case', async () => {
  const { person } = open(CHAT);
  const region = await shown();
  expect(region.textContent).toBe(CHAT.replaceAll('\r\n', '\n'));
  expect(screen.getByRole('status').textContent).toBe('4 / 4 lines');
  const filter = screen.getByRole('searchbox', { name: 'Lines with' });
  await person.type(filter, 'สมชาย');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 / 4 lines'));
  expect(region.textContent).toBe('[LINE] แชตกับสมชาย ใจดี\n10:31\tสมชาย\tโอนแล้วครับ 5,000 บาท');
  await person.clear(filter);
  await person.type(filter, 'line');
  await waitFor(() => expect(region.textContent).toBe('[LINE] แชตกับสมชาย ใจดี'));
  await person.type(filter, '.*');
  await waitFor(() => expect(region.textContent).toBe(''));
  expect(screen.getByRole('status').textContent).toBe('0 / 4 lines');
});

it('keeps the arrow keys of the filter from the dialog', async () => {
  const pressed = vi.fn();
  document.addEventListener('keydown', pressed);
  const { person } = open(CHAT);
  await shown();
  await person.type(screen.getByRole('searchbox'), 'a{ArrowLeft}');
  document.removeEventListener('keydown', pressed);
  expect(pressed.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('ArrowRight');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('a');
});

it('says so when the bytes are no text', async () => {
  open(new Uint8Array([0x61, 0x00, 0x62]));
  expect(await screen.findByText('no text')).toBeTruthy();
});

it('shows two megabytes', async () => {
  const line = '10:31\tสมชาย\tโอนแล้วครับ\n';
  open(line.repeat(Math.floor((2 * 1024 * 1024) / new TextEncoder().encode(line).length)));
  expect((await shown()).textContent.length).toBeGreaterThan(890_000);
});
