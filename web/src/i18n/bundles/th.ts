export const resources = import.meta.glob<object>(
  [
    '../locales/th/*.json',
    '!../locales/th/{page-*,case-tools,contact,limitation,newsletter,pages,receipt,rejection,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
