export const resources = import.meta.glob<object>(
  [
    '../locales/zh/*.json',
    '!../locales/zh/{page-*,case-tools,contact,limitation,newsletter,pages,receipt,rejection,roadmap,site,testimonials}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
