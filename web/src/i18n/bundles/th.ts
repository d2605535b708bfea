export const resources = import.meta.glob<object>(
  [
    '../locales/th/*.json',
    '!../locales/th/{page-*,contact,footnotes,newsletter,pages,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
