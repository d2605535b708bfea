export const resources = import.meta.glob<object>(
  ['../locales/zh/*.json', '!../locales/zh/{page-*,site}.json'],
  {
    eager: true,
    import: 'default',
  },
);
