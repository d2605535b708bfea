export const resources = import.meta.glob<object>(
  [
    '../locales/zh/{common,contact,newsletter,page-blog,problems,roadmap,testimonials,validation}.json',
    '../locales/zh/lazy/limitation.json',
  ],
  {
    eager: true,
    import: 'default',
  },
);
