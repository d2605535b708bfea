import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from './identity/brand-mark';
import { Guilloche } from './identity/guilloche';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  /** The firm's name, which leads home. */
  brand: string;
  homeLink: string;
  /** The language switch. */
  corner?: ReactNode;
  /** What is said on the engraved half: a line, a sentence, and points. */
  panel: { line: string; text: string; points: readonly string[] };
  children: ReactNode;
}

/** A form as a document on the left, the firm's engraving on the right; on a phone the document alone. */
export function AuthLayout({ title, lead, brand, homeLink, corner, panel, children }: AuthLayoutProps) {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="grid min-h-dvh bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
      <main className="flex flex-col px-5 py-5 sm:px-10">
        <div className="flex items-center justify-between gap-4">
          <Link to={homeLink} className="inline-flex min-h-11 items-center gap-3 font-heading font-semibold">
            <BrandMark />
            <span className="leading-6">{brand}</span>
          </Link>
          {corner}
        </div>
        <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {lead !== undefined && <div className="mt-2 text-ink-soft">{lead}</div>}
          <div className="mt-7 border-t-2 border-ink pt-6">{children}</div>
        </div>
      </main>
      <aside className="relative hidden overflow-hidden bg-[#10292b] p-12 text-[#f6f1e6] lg:flex lg:flex-col lg:justify-end">
        <Guilloche
          petals={14}
          layers={11}
          className="absolute -top-24 -right-40 size-[46rem] text-[#dcb964] opacity-30"
        />
        <Guilloche
          petals={9}
          layers={7}
          className="absolute -bottom-64 -left-48 size-[36rem] text-[#f6f1e6] opacity-10"
        />
        <div className="relative grid gap-5">
          <p className="font-heading text-3xl leading-snug font-semibold xl:text-4xl">{panel.line}</p>
          <p className="max-w-prose text-[#d7dbd0]">{panel.text}</p>
          <ul className="mt-4 divide-y divide-[#f6f1e6]/25 border-y border-[#f6f1e6]/25 text-sm">
            {panel.points.map((point) => (
              <li key={point} className="py-2.5 leading-7">
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
}
