import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { takeEarlyInput } from '@/lib/form/early-input';
import { BrandMark } from './identity/brand-mark';
import { BrandName } from './identity/brand-name';
import { Guilloche } from './identity/guilloche';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The firm's name, which leads home. */
  brand: string;
  homeLink: string;
  /** The language switch. */
  corner?: ReactNode;
  /** For those whose browser runs no scripts. */
  noScript: string;
  /** What is said on the engraved half: a line, a sentence, and points. */
  panel: { line: string; text: string; points: readonly string[] };
  children: ReactNode;
}

/** A form as a document on the left, the firm's engraving on the right; on a phone the document alone. */
export function AuthLayout({
  title,
  lead,
  brand,
  homeLink,
  corner,
  noScript,
  panel,
  children,
}: AuthLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  useEffect(() => {
    // A next step takes the place of what was pressed, or of a wait.
    if (shown.current !== title && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
    shown.current = title;
  }, [title]);
  useEffect(takeEarlyInput, []);
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <main ref={main} tabIndex={-1} className="flex flex-col px-5 py-5 outline-none sm:px-10">
        <div className="flex items-center justify-between gap-4">
          <Link to={homeLink} className="inline-flex min-h-11 items-center gap-3 font-heading font-semibold">
            <BrandMark className="shrink-0" />
            <span className="leading-6 text-balance">
              <BrandName />
            </span>
          </Link>
          {corner}
        </div>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {lead !== undefined && <div className="mt-2 text-pretty text-ink-soft">{lead}</div>}
          <div aria-hidden className="mt-5 deed-rule" />
          <noscript>
            <p className="mt-5 border-s-3 border-seal ps-3 font-medium">{noScript}</p>
          </noscript>
          <div className="mt-7">{children}</div>
        </div>
      </main>
      <aside className="sticky top-0 hidden h-dvh flex-col justify-between gap-8 overflow-hidden bg-cover p-10 text-on-cover lg:flex xl:p-14">
        <div aria-hidden className="relative grid min-h-0 flex-1 place-items-center">
          <Guilloche petals={12} className="max-h-120 max-w-120 text-cover-brass opacity-70" />
          <BrandMark className="absolute size-16" />
        </div>
        <div className="grid gap-4">
          <p className="font-heading text-3xl leading-snug font-semibold text-balance xl:text-4xl">
            {panel.line}
          </p>
          <p className="max-w-prose text-on-cover-soft">{panel.text}</p>
          <ol className="mt-2 divide-y divide-on-cover/25 border-y border-on-cover/25 text-sm">
            {panel.points.map((point, index) => (
              <li key={point} className="grid grid-cols-[2rem_1fr] py-2.5 leading-7">
                <span aria-hidden className="font-heading text-cover-brass figures">
                  {index + 1}
                </span>
                {point}
              </li>
            ))}
          </ol>
        </div>
      </aside>
    </div>
  );
}
