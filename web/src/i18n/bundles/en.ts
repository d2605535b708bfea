export const resources = import.meta.glob<object>(
  [
    '../locales/en/*.json',
    '!../locales/en/{page-*,contact,footnotes,newsletter,pages,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
