import { FALLBACK_LANGUAGE, type Language } from '@app/domain/language';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, type InitialEntry } from 'react-router-dom';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { makeQueryClient } from '@/lib/command/query-client';
import './patience';

// jsdom's Blob cannot be read in the way of every browser.
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    };
    reader.onerror = () => reject(reader.error ?? new Error('The blob cannot be read.'));
    reader.readAsArrayBuffer(this);
  });
};

// jsdom has none; every browser has. Screens are as wide as any query asks.
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), { matches: true, media, onchange: null }) as MediaQueryList;

// jsdom has none; every browser has. What is reported fails the test.
globalThis.reportError = (error: unknown) => {
  throw error;
};

configure({
  // The whole page on the screen for each element that was not found hides the sentence that says which.
  getElementError: (message) => new Error(message ?? 'An element was not found.'),
});

// What React and our own code complain about is a fault, even where the screen looks right.
const complaints: MockInstance[] = [];
beforeEach(() => {
  complaints.splice(0, 2, vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  cleanup();
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});

/** What pages of the portal and islands of public pages show. */
const TEXTS = import.meta.glob<object>(
  ['../i18n/locales/*/**/*.json', '../i18n/locales/*/page-blog.json', '!../i18n/locales/*/page-!(blog).json'],
  { import: 'default' },
);

/** `../i18n/locales/th/cases.json` is the namespace `cases` in Thai. Only one language is loaded: most tests read one. */
async function textsIn(language: Language): Promise<Record<string, object>> {
  const features = Object.entries(TEXTS).map(async ([path, load]): Promise<[string, object][]> => {
    const [, found, feature = ''] = /(\w+)\/(?:lazy\/)?([^/]+)\.json$/.exec(path) ?? [];
    return found === language ? [[feature, await load()]] : [];
  });
  return Object.fromEntries((await Promise.all(features)).flat());
}

/** Starts the real texts; every component test reads what a person reads. */
export async function speak(language: Language = FALLBACK_LANGUAGE): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await textsIn(language) },
    ns: [],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
}

/** Draws a piece of the portal at an address. @returns what to look at, a person who uses it, and the client, to be cleared for another person */
export function renderScreen(screen: ReactNode, at: InitialEntry = '/') {
  // A person types slowly; a test need not.
  const person = userEvent.setup({ delay: null, applyAccept: false });
  const client = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  return { person, client, ...render(screen, { wrapper }) };
}
