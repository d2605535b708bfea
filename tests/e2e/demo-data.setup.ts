import { loadDemoData } from './support/backstage.ts';
import { test } from './support/person.ts';

test('the demo data are in place and the functions awake', async () => {
  test.setTimeout(300_000);
  await loadDemoData();
});
