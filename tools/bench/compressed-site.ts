import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { HOST } from '../emulators/ports.ts';
import { Failure } from '../failure.ts';

/** The path of the floor page, the fastest possible: the same kind of text and background, no script, no font. */
export const FLOOR = '/__floor';

const FLOOR_PAGE = `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title><style>body{margin:0;font:18px/1.75 sans-serif;background:#f6f1e6;color:#0c1819}header{height:80px;background:#0c1819}main{max-width:60rem;margin:auto;padding:2rem}h1{font-size:2.5rem;line-height:1.4}</style></head><body><header></header><main><h1>ติดตามหนี้ กฎหมาย และสืบสวน ทั่วประเทศ</h1><p>รวบรวมหลักฐานหนี้ของคุณเป็นแฟ้มที่พร้อมเดินเรื่อง ตั้งแต่หนังสือทวงถาม เจรจา ฟ้องคดี จนถึงบังคับคดี ปรึกษาครั้งแรกฟรี</p><p><a href="tel:+6620000000">02 000 0000</a></p></main></body></html>`;

/** A page of the site without its scripts and fonts: the cost of its text, layout and styles. */
export const BARE = '/__bare';

/** Compressed already. */
const FINAL = /^(image\/(png|jpeg|avif|webp)|font\/)/;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * The site as production's Hosting serves it, unlike the emulator: brotli over HTTP/2. Each response of the emulator is
 * cached, so that the page is measured and not the emulator.
 * @throws Failure when no certificate can be created
 */
export async function serveCompressed(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createSecureServer(
    { ...(await makeCertificate()), allowHTTP1: true },
    (request, response) => {
      const path = request.url;
      const answer = kept.get(path) ?? ask(origin, path, request.headers);
      if (request.method === 'GET') kept.set(path, answer);
      answer.then(
        ({ status, headers, body }) => {
          response.writeHead(status, headers);
          response.end(body);
        },
        () => {
          response.writeHead(502);
          response.end();
        },
      );
    },
  );
  const port = await listen(server);
  return {
    origin: `https://${HOST}:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function ask(origin: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  if (path === FLOOR) return compressed(200, { 'content-type': 'text/html; charset=utf-8' }, FLOOR_PAGE);
  const isBare = path.startsWith(BARE);
  const answer = await fetch(origin + (isBare ? path.slice(BARE.length) : path), {
    redirect: 'manual',
    headers: { 'accept-language': headers['accept-language'] ?? 'th' },
  });
  const passed = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(connection|content-(length|encoding)|keep-alive|transfer-encoding|date)$/.test(name),
    ),
  );
  return compressed(
    answer.status,
    passed,
    isBare ? bare(await answer.text()) : Buffer.from(await answer.arrayBuffer()),
  );
}

function bare(html: string): string {
  return html
    .replace(/<script[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>/g, '')
    .replace(/@font-face ?\{[^}]*url\([^}]*\}/g, '');
}

function compressed(status: number, headers: Record<string, string>, content: string | Buffer): Answer {
  const body = Buffer.from(content);
  if (body.length === 0 || FINAL.test(headers['content-type'] ?? '')) return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) };
}

async function listen(server: Http2SecureServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Failure('The server has no port.');
  return address.port;
}

/** Valid for a day, self-signed: browsers use HTTP/2 only over TLS. */
async function makeCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
    const { status } = spawnSync('openssl', [...args, '-keyout', key, '-out', cert]);
    if (status !== 0)
      throw new Failure('This benchmark needs openssl: install it, and run the command again.');
    return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
