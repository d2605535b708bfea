export const resources = import.meta.glob<object>(
  '../locales/en/{common,contact,limitation,newsletter,page-blog,problems,roadmap,testimonials,validation}.json',
  {
    eager: true,
    import: 'default',
  },
);
