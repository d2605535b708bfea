// The build finds the site's style sheet through this module (`web/site/build/site-assets.ts`).
import '@/styles/site.css';
