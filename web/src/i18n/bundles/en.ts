export const resources = import.meta.glob<object>(
  [
    '../locales/en/*.json',
    '!../locales/en/{page-*,case-life,case-tools,contact,contact-log,documents,limitation,money,newsletter,pages,receipt,rejection,roadmap,site,testimonials,wording}.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
