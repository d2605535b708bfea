import { loadDemoData } from './support/server.ts';
import { test } from './support/person.ts';

test('the demo data are loaded and the functions are warm', async () => {
  await loadDemoData();
});
