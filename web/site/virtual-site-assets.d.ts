/** Given by `web/site/build/site-build.ts`: the addresses of the built files. */
declare module 'virtual:site-assets' {
  const assets: import('./document/assets').SiteAssets;
  export default assets;
}
