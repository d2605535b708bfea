export const resources = import.meta.glob<object>(
  [
    '../locales/en/{common,contact,newsletter,page-blog,problems,roadmap,testimonials,validation}.json',
    '../locales/en/lazy/limitation.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
