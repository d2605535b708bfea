export const resources = import.meta.glob<object>(
  [
    '../locales/th/{common,contact,newsletter,page-blog,problems,roadmap,testimonials,validation}.json',
    '../locales/th/lazy/limitation.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
