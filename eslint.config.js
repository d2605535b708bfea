import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { fileNames } from './tools/lint/file-names.ts';
import { importLaws } from './tools/lint/import-laws.ts';
import { noBareName } from './tools/lint/no-bare-name.ts';
import { noEntityCast } from './tools/lint/no-entity-cast.ts';
import { noTextInJsx } from './tools/lint/no-text-in-jsx.ts';

/** The laws of this repository; each is shown to fail in tools/lint/laws.test.ts. */
const house = {
  rules: {
    'file-names': fileNames,
    'import-laws': importLaws,
    'no-bare-name': noBareName,
    'no-entity-cast': noEntityCast,
    'no-text-in-jsx': noTextInJsx,
  },
};

const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name; only configuration and lazy routes have default exports.',
};
const BARREL = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' };
const RE_EXPORT = {
  selector: 'ExportNamedDeclaration[source]',
  message: 'No barrels: import from the file itself.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'functions/lib/',
      'functions/site/',
      'web/dist-*/',
      '.data/',
      '.run/',
      '.cache/',
      '**/*.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strictTypeChecked,
  {
    plugins: { house },
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'house/file-names': 'error',
      'house/import-laws': 'error',
      'house/no-entity-cast': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', DEFAULT_EXPORT, BARREL, RE_EXPORT],
      eqeqeq: 'error',
      'no-control-regex': 'error',
      'no-irregular-whitespace': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void | Promise<void>`: a handler may be either.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // An async function that awaits nothing may stand where a promise is asked for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    ...reactHooks.configs.flat.recommended,
  },
  {
    // React awaits no handler; what a handler does with an error is its own affair, and the forms' tests look at it.
    files: ['web/src/**/*.tsx'],
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'web/src/testing/**'],
    rules: { 'house/no-bare-name': 'error', 'house/no-text-in-jsx': 'error' },
  },
  {
    files: [
      '*.config.{js,ts}',
      '*/*.config.{js,ts}',
      'tests/**/*.config.ts',
      'tests/**/*global-setup.ts',
      'web/src/routes/**/*.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', BARREL, RE_EXPORT] },
  },
  // The functions' index is their table of contents.
  { files: ['functions/src/index.ts'], rules: { 'no-restricted-syntax': ['error', DEFAULT_EXPORT, BARREL] } },
  { files: ['tools/**', 'seed/src/seed.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      // A table of cases may be long; a test may look into what a type hides.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // The names of syntax nodes are an enum whose values are those names.
  { files: ['tools/lint/**'], rules: { '@typescript-eslint/no-unsafe-enum-comparison': 'off' } },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
);
