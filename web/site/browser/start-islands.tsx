import { addPortalTexts } from '@/i18n';
import { asLanguage } from '@/i18n/detect-language';
import { startSiteI18n } from '@/i18n/site';
import { reportRedrawn } from '@/lib/page/report-redrawn';
import { toasts } from '@/lib/command/toast';
import { FALLBACK_LANGUAGE } from '@app/domain/language';
import { StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { islandPrefix, ISLANDS } from './islands';

/** What `start-page.ts` calls; settles when every island of the page listens. */
export type StartIslands = () => Promise<void>;

export const startIslands: StartIslands = async () => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const loading = places.map(async (place, order) => {
    const name = place.dataset['island'] ?? '';
    return { place, order, Content: isIsland(name) ? await ISLANDS[name]() : null };
  });
  const [islands] = await Promise.all([
    Promise.all(loading),
    startSiteI18n(asLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE),
  ]);
  await Promise.all(
    islands.map(({ place, order, Content }) =>
      Content === null ? Promise.resolve() : hydrate(place, order, Content),
    ),
  );
  showToaster().catch(reportError);
  if ('session' in document.documentElement.dataset) await startSession();
  followWhenWanted();
};

/** Data are followed from the first intent on, and only where they are looked at. */
function followWhenWanted(): void {
  const places = [...document.querySelectorAll('[data-live]')];
  if (places.length === 0) return;
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      import('./live').then(({ followData }) => followData(), reportError);
    },
    { rootMargin: '200px' },
  );
  for (const place of places) seen.observe(place);
}

function isIsland(name: string): name is keyof typeof ISLANDS {
  return name in ISLANDS;
}

/** Settles when React has taken the island over and listens. */
function hydrate(place: HTMLElement, order: number, Content: ComponentType): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      place,
      <StrictMode>
        <WhenMounted then={resolve}>
          <Content />
        </WhenMounted>
      </StrictMode>,
      { identifierPrefix: islandPrefix(order), onRecoverableError: reportRedrawn },
    );
  });
}

function WhenMounted({ then, children }: { then: () => void; children: ReactNode }) {
  useEffect(then, [then]);
  return children;
}

/** Called before there is a toast, so that the code is loaded even if the network has failed by then. */
async function showToaster(): Promise<void> {
  const { PageToaster } = await import('@/app/page-toaster');
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<PageToaster />);
  toasts.takeOver();
}

let hasCorner = false;

/** For those who are signed in: the bell and their menu. Nobody else loads any of it. A second call has no effect. */
export async function startSession(): Promise<void> {
  const place = document.querySelector('[data-island="session"]');
  if (place === null) return;
  const [{ SessionCorner }] = await Promise.all([
    import('./session-corner'),
    addPortalTexts(asLanguage(document.documentElement.lang) ?? FALLBACK_LANGUAGE),
  ]);
  if (hasCorner) return;
  hasCorner = true;
  createRoot(place).render(<SessionCorner />);
}
