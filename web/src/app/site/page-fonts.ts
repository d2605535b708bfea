// The build hands out its style sheet by this module (`build/site-assets.ts`).
import '@/styles/fonts.css';
