import { describe, expect, it } from 'vitest';
import { usedKeys } from './used-keys.ts';

const NAMESPACES = ['cases', 'common', 'status'];
const KEYS = [
  'cases:form.title',
  'cases:form.hint',
  'cases:close',
  'common:close',
  'status:case.Submitted',
  'status:partner.Pending',
];

/** The sample keys that the snippet uses. */
const used = (source: string) => {
  const patterns = usedKeys('x.tsx', source, NAMESPACES);
  return KEYS.filter((key) => patterns.some((pattern) => pattern.test(key)));
};

describe('the scanner finds', () => {
  it.each([
    ['a full key', `t('cases:form.title')`, ['cases:form.title']],
    [
      'a key of the namespace in use',
      `const { t } = useTranslation('cases'); t('form.hint', { a: 1 })`,
      ['cases:form.hint'],
    ],
    ['a key of the default namespace', `const { t } = useTranslation(); t('close')`, ['common:close']],
    [
      'a key of several namespaces',
      `useTranslation(['cases', 'status']); t('partner.Pending')`,
      ['status:partner.Pending'],
    ],
    [
      'a key of the namespace of a given t',
      `const f = (t: TFunction<'cases'>) => t('close')`,
      ['cases:close'],
    ],
    [
      'a key of namespaces of one kind',
      'const { t } = useTranslation(`c${kind}`); t("close")',
      ['cases:close', 'common:close'],
    ],
    [
      'a key of a t for namespaces of one kind',
      'const f = (t: TFunction<`ca${Kind}`>) => t("close")',
      ['cases:close'],
    ],
    ['a template', 't(`status:case.${x}`)', ['status:case.Submitted']],
    ['a template that is a namespace and a hole', 't(`common:${x}`)', ['common:close']],
    ['a template with an end', 'useTranslation("cases"); t(`form.${x}tle`)', ['cases:form.title']],
    ['either side of a choice', `t(a ? 'common:close' : 'cases:close')`, ['cases:close', 'common:close']],
    [
      'a key that TypeScript cannot follow',
      'useTranslation("cases"); t(knownKey(`form.${x}`))',
      ['cases:form.title', 'cases:form.hint'],
    ],
    [
      'a key of the namespace of a type',
      'const name = (x: string): KeyOf<"cases"> => knownKey(`form.${x}tle`)',
      ['cases:form.title'],
    ],
    ['a key in a constant', `const LABELS = { a: 'cases:form.hint' }`, ['cases:form.hint']],
    [
      'a renamed t and i18next itself',
      `tCases('cases:close'); i18next.t('close')`,
      ['cases:close', 'common:close'],
    ],
  ])('%s', (_what, source, keys) => {
    expect(used(source)).toEqual(keys);
  });

  it.each([
    ['a comment', `// t('cases:close')\n`],
    ['another function', `useTranslation('cases'); format('close'); at('close')`],
    ['prose', `fail('cases: close')`],
    ['part of a key', `t('cases:form')`],
    ['no dot for a letter', `t('cases:formXtitle')`],
  ])('nothing in %s', (_what, source) => {
    expect(used(source)).toEqual([]);
  });
});
