export const resources = import.meta.glob<object>(
  [
    '../locales/en/*.json',
    '!../locales/en/{page-*,case-tools,contact,limitation,newsletter,pages,receipt,rejection,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
