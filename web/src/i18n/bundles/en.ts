export const resources = import.meta.glob<object>(
  ['../locales/en/*.json', '!../locales/en/{page-*,site}.json'],
  {
    eager: true,
    import: 'default',
  },
);
