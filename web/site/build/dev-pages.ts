import type { Plugin } from 'vite';

interface DevPages {
  renderForDevelopment: (pathname: string) => Promise<string | null>;
}

/** The dev server renders public pages at each request, so that what is saved is seen at once. */
export function devPages(): Plugin {
  return {
    name: 'portal:dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (request.headers.accept?.includes('text/html') !== true) {
          next();
          return;
        }
        render(pathname)
          .catch(() => {
            // A file that was missing a moment ago stays missing in Vite's memory.
            server.environments.ssr.moduleGraph.invalidateAll();
            return render(pathname);
          })
          .then((html) => {
            if (html === null) {
              // The portal's screens: one document for all of them.
              request.url = '/spa.html';
              next();
              return;
            }
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          })
          .catch((error: unknown) => {
            next(error);
          });
      });
      async function render(pathname: string): Promise<string | null> {
        const pages = (await server.ssrLoadModule('/site/render/dev.tsx')) as DevPages;
        const html = await pages.renderForDevelopment(pathname);
        return html === null ? null : server.transformIndexHtml(pathname, html);
      }
    },
  };
}
