export const resources = import.meta.glob<object>(
  ['../locales/th/*.json', '!../locales/th/{page-*,site}.json'],
  {
    eager: true,
    import: 'default',
  },
);
