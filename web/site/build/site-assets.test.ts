import { expect, it } from 'vitest';
import { withDataAhead } from './site-assets.ts';

const shell =
  '<html><head><link rel="modulepreload" crossorigin href="/assets/app.js"></head><body></body></html>';

it('the portal preloads the database and its dependencies, each file once', () => {
  const html = withDataAhead(shell, {
    'src/lib/session/own-documents.ts': { file: 'assets/firestore.js', imports: ['_database', '_app'] },
    _database: { file: 'assets/database.js', imports: ['_app'] },
    _app: { file: 'assets/app.js' },
    _chart: { file: 'assets/chart.js' },
  });
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/app.js',
    '/assets/firestore.js',
    '/assets/database.js',
  ]);
  expect(html.indexOf('database.js')).toBeLessThan(html.indexOf('</head>'));
});
