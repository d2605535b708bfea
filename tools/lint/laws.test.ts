import { describe, expect, it } from 'vitest';
import { lintSnippets, type Snippet } from './lint-snippets.ts';

const use = (name: string, from: string) =>
  `import { ${name} } from '${from}';\nexport const used = ${name};\n`;

/** Each rule: a snippet that breaks it, a twin that differs in one thing and passes, and the message for the first. */
interface Law {
  law: string;
  bad: Snippet;
  good: Snippet;
  fault: RegExp;
}

const IMPORTS: Law[] = [
  {
    law: 'the domain imports zod and nothing else',
    bad: ['domain/src/x.ts', use('z', 'firebase/app')],
    good: ['domain/src/x.ts', use('z', 'zod')],
    fault: /import-laws the domain imports zod/,
  },
  {
    law: 'the domain imports nothing of Node',
    bad: ['domain/src/x.ts', use('a', 'node:fs')],
    good: ['domain/src/x.ts', use('a', './y.ts')],
    fault: /import-laws the domain imports zod/,
  },
  {
    law: 'the web never sees the functions',
    bad: ['web/src/lib/x.ts', use('a', '../../../functions/src/app.ts')],
    good: ['web/src/lib/x.ts', use('a', '@app/domain/case')],
    fault: /import-laws web\.base never imports functions/,
  },
  {
    law: 'the functions never see the web',
    bad: ['functions/src/x.ts', use('a', '@app/web/lib/x')],
    good: ['functions/src/x.ts', use('a', '@app/domain/case')],
    fault: /import-laws functions never imports web/,
  },
  {
    law: 'the functions see the stored texts of the web alone',
    bad: ['functions/src/x.ts', use('a', '../../web/src/i18n/locales/th/portal.json')],
    good: ['functions/src/x.ts', use('a', '../../web/src/i18n/locales/th/lazy/notices.json')],
    fault: /import-laws functions never imports web/,
  },
  {
    law: 'the seed is for tests, not for screens',
    bad: ['web/src/lib/x.ts', use('a', '@app/seed/builders')],
    good: ['web/src/lib/x.test.ts', use('a', '@app/seed/builders')],
    fault: /import-laws web\.base never imports seed/,
  },
  {
    law: 'folders of lib import in one direction',
    bad: ['web/src/lib/firebase/x.ts', use('a', '../live/y')],
    good: ['web/src/lib/live/x.ts', use('a', '../firebase/y')],
    fault: /import-laws lib\/firebase never imports lib\/live/,
  },
  {
    law: 'folders of the static site import in one direction',
    bad: ['web/site/browser/x.ts', use('a', '../render/y')],
    good: ['web/site/render/x.ts', use('a', '../browser/y')],
    fault: /import-laws site\/browser never imports site\/render/,
  },
  {
    law: 'the app does not import the static site',
    bad: ['web/src/app/x.ts', use('a', '@/../site/browser/y')],
    good: ['web/site/browser/x.ts', use('a', '@/app/y')],
    fault: /import-laws web\.app never imports web\.site/,
  },
  {
    law: 'what builds the site imports no screens',
    bad: ['web/site/build/x.ts', use('a', '../../src/routes/site/home.tsx')],
    good: ['web/site/build/x.ts', use('a', '../document/y.ts')],
    fault: /import-laws web\.build never imports web\.routes/,
  },
  {
    law: 'only what builds the site runs in Node',
    bad: ['web/site/render/x.ts', use('a', 'node:fs')],
    good: ['web/site/build/x.ts', use('a', 'node:fs')],
    fault: /import-laws nothing of the server/,
  },
  {
    law: 'the seed sees the domain alone',
    bad: ['seed/src/x.ts', use('a', '@app/tests/support')],
    good: ['seed/src/x.ts', use('a', '@app/domain/case')],
    fault: /import-laws seed never imports tests/,
  },
  {
    law: 'tests see seed and domain',
    bad: ['tests/rules/x.test.ts', use('a', '../../functions/src/app.ts')],
    good: ['tests/rules/x.test.ts', use('a', '../../seed/src/builders.ts')],
    fault: /import-laws tests never imports functions/,
  },
  {
    law: 'a feature never imports a feature',
    bad: ['web/src/features/cases/x.ts', use('a', '@/features/partners/y')],
    good: ['web/src/features/cases/x.ts', use('a', '@/features/cases/y')],
    fault: /import-laws a feature never imports a feature \(cases -> partners\)/,
  },
  {
    law: 'a feature never reaches another by a relative path',
    bad: ['web/src/features/brand-new/api/x.ts', use('a', '../../cases/y.ts')],
    good: ['web/src/features/brand-new/api/x.ts', use('a', '../y.ts')],
    fault: /import-laws a feature never imports a feature/,
  },
  {
    law: 'features do not import routes',
    bad: ['web/src/features/cases/x.ts', use('a', '@/routes/site/home')],
    good: ['web/src/routes/portal/x.ts', use('a', '@/features/cases/y')],
    fault: /import-laws web\.features never imports web\.routes/,
  },
  {
    law: 'components do not import features',
    bad: ['web/src/components/x.ts', use('a', '@/features/cases/y')],
    good: ['web/src/components/x.ts', use('a', '@/lib/y')],
    fault: /import-laws web\.base never imports web\.features/,
  },
  {
    law: 'nothing imports the app, lazily neither',
    bad: ['web/src/routes/x.ts', `export const a = () => import('@/app/router');\n`],
    good: ['web/src/app/x.ts', `export const a = () => import('@/routes/site/home');\n`],
    fault: /import-laws web\.routes never imports web\.app/,
  },
  {
    law: 'Firebase is for lib and features/*/api',
    bad: ['web/src/features/cases/x.ts', use('a', 'firebase/firestore')],
    good: ['web/src/features/cases/api/x.ts', use('a', 'firebase/firestore')],
    fault: /import-laws Firebase and react-query/,
  },
  {
    law: 'react-query and reactfire likewise',
    bad: [
      'web/src/routes/x.ts',
      use('a', '@tanstack/react-query') + use('b', 'reactfire').replace('used', 'more'),
    ],
    good: [
      'web/src/lib/x.ts',
      use('a', '@tanstack/react-query') + use('b', 'reactfire').replace('used', 'more'),
    ],
    fault:
      /import-laws Firebase and react-query.*react-query\n.*import-laws Firebase and react-query.*reactfire/,
  },
  {
    law: 'nothing of the server reaches the browser',
    bad: ['web/src/lib/x.ts', use('a', 'firebase-admin/auth')],
    good: ['web/src/lib/x.ts', use('a', 'firebase/auth')],
    fault: /import-laws nothing of the server/,
  },
  {
    law: 'in functions Firestore is for repos',
    bad: ['functions/src/case/case.trigger.ts', use('a', 'firebase-admin/firestore')],
    good: ['functions/src/case/case.repo.ts', use('a', 'firebase-admin/firestore')],
    fault: /import-laws Firestore is for \*\.repo\.ts/,
  },
  {
    law: 'the pure file never imports its trigger',
    bad: ['functions/src/case/case.ts', use('a', './case.trigger.ts')],
    good: ['functions/src/case/case.trigger.ts', use('a', './case.ts')],
    fault: /import-laws triggers, callables, schedules and pages/,
  },
];

const CODE: Law[] = [
  {
    law: 'no any',
    bad: ['web/src/lib/x.ts', 'export const a = (b: any) => b;\n'],
    good: ['web/src/lib/x.ts', 'export const a = (b: unknown) => b;\n'],
    fault: /no-explicit-any/,
  },
  {
    law: 'no cast to an entity',
    bad: [
      'web/src/lib/x.ts',
      `import type { Case } from '@app/domain/case';\nexport const a = (b: unknown) => b as readonly Case[];\n`,
    ],
    good: [
      'web/src/lib/x.ts',
      `import type { Case } from '@app/domain/case';\nexport const a = (b: Case) => b;\n`,
    ],
    fault: /no-entity-cast .*Case/,
  },
  {
    law: 'no object made an entity by a cast',
    bad: ['web/src/lib/x.ts', 'interface A { b: string }\nexport const a = {} as A;\n'],
    good: ['web/src/lib/x.ts', `interface A { b: string }\nexport const a: A = { b: '' };\n`],
    fault: /consistent-type-assertions/,
  },
  {
    law: 'types are imported as types',
    bad: ['web/src/lib/x.ts', `import { Case } from '@app/domain/case';\nexport const a = (b: Case) => b;\n`],
    good: [
      'web/src/lib/x.ts',
      `import { type Case } from '@app/domain/case';\nexport const a = (b: Case) => b;\n`,
    ],
    fault: /consistent-type-imports/,
  },
  {
    law: 'no default exports but for lazy routes',
    bad: ['web/src/features/cases/x.tsx', 'export default function A() {\n  return null;\n}\n'],
    good: ['web/src/routes/site/x.tsx', 'export default function A() {\n  return null;\n}\n'],
    fault: /no-default-export/,
  },
  {
    law: 'no barrels but the contents page of the functions',
    bad: ['web/src/features/cases/x.ts', `export { a } from './a.ts';\n`],
    good: ['functions/src/index.ts', `export { a } from './a.ts';\n`],
    fault: /no-barrel/,
  },
  {
    law: 'no console but in tools',
    bad: ['seed/src/x.ts', `console.log('a');\n`],
    good: ['tools/x.ts', `console.log('a');\n`],
    fault: /no-console/,
  },
  {
    law: 'file names are kebab-case',
    bad: ['web/src/features/cases/CaseTable.tsx', 'export {};\n'],
    good: ['web/src/features/cases/case-table.tsx', 'export {};\n'],
    fault: /file-names "CaseTable\.tsx"/,
  },
  {
    law: 'no drawer for everything',
    bad: ['web/src/lib/utils.ts', 'export {};\n'],
    good: ['web/src/lib/class-names.ts', 'export {};\n'],
    fault: /file-names "utils\.ts"/,
  },
  {
    law: 'hooks and pure code are beside the components',
    bad: ['web/src/features/cases/components/use-x.ts', 'export {};\n'],
    good: ['web/src/features/cases/use-x.ts', 'export {};\n'],
    fault: /file-names "use-x\.ts" is no component/,
  },
  {
    law: 'no file over 300 lines',
    bad: ['web/src/lib/x.ts', '// a\n'.repeat(301)],
    good: ['web/src/lib/x.ts', '// a\n'.repeat(299)],
    fault: /max-lines/,
  },
  {
    law: 'hooks are not called on a condition',
    bad: [
      'web/src/lib/x.ts',
      `import { useState } from 'react';\nexport function useA(b: boolean) {\n  if (b) useState(0);\n}\n`,
    ],
    good: [
      'web/src/lib/x.ts',
      `import { useState } from 'react';\nexport function useA() {\n  useState(0);\n}\n`,
    ],
    fault: /rules-of-hooks/,
  },
];

const component = (jsx: string) =>
  [
    'web/src/features/cases/x.tsx',
    `export const A = ({ t }: { t: (key: string) => string }) => <>{t('key')}{${jsx}}</>;\n`,
  ] as const;
const text = (law: string, bad: string, good: string, fault = /no-text-in-jsx/): Law => ({
  law,
  bad: component(bad),
  good: component(good),
  fault,
});
const name = (law: string, bad: string, good: string) => text(law, bad, good, /no-bare-name/);

const TEXTS: Law[] = [
  text('no text between tags', '<p>Cases {t("a")}</p>', '<p>฿ 1 · {t("a")}</p>'),
  text('no text in braces', '<p>{"Cases"}</p>', '<p>{" "}</p>'),
  text('no text in a choice', '<p>{t("a") ? `Yes` : t("b")}</p>', '<p>{t("a") ? t("c") : t("b")}</p>'),
  text('no text for a screen reader', '<a aria-label="Close" />', '<a aria-label={t("close")} />'),
  text('no text in title, placeholder or alt', '<img alt={"A case"} />', '<img alt="" src="a.png" />'),
  text('no Thai anywhere in a component', '<A b={t("ก")} />', '<A b={t("key")} />'),
  name('no bare name', '<p>{a ? row?.debtor_name : null}</p>', '<p><B name={row?.debtor_name} /></p>'),
  name(
    'no name in a sentence',
    '<p>{t("a", { b: c.full_name })}</p>',
    '<B text={t("a", { b: c.full_name })} />',
  ),
  name(
    'no name as a fact',
    '<B c={[{ value: row.company_name }]} />',
    '<B c={[{ name: row.company_name }]} />',
  ),
];

const LAWS = [...IMPORTS, ...CODE, ...TEXTS];
const found = await lintSnippets(LAWS.flatMap(({ bad, good }) => [bad, good]));

describe.each(LAWS)('$law', ({ bad, good, fault }) => {
  it('fails when broken', () => {
    expect(found.get(bad)?.join('\n')).toMatch(fault);
  });

  it('passes for the twin', () => {
    expect(found.get(good)).toEqual([]);
  });
});
