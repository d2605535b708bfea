export const resources = import.meta.glob<object>(
  [
    '../locales/zh/*.json',
    '!../locales/zh/{page-*,contact,footnotes,newsletter,pages,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
