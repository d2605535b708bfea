export const resources = import.meta.glob<object>(
  '../locales/th/{common,contact,limitation,newsletter,page-blog,problems,roadmap,testimonials,validation}.json',
  {
    eager: true,
    import: 'default',
  },
);
