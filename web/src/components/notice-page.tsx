import { useEffect, type ReactNode } from 'react';
import { Guilloche, GuillocheBand } from './identity/guilloche';
import { TornPaperDrawing } from './identity/drawings';

interface NoticePageProps {
  title: string;
  text: ReactNode;
  drawing?: ReactNode;
  /** What one can do. */
  children: ReactNode;
}

/** A page that says one thing: not found, cannot be shown, wait. A single sheet on the desk. */
export function NoticePage({ title, text, drawing = <TornPaperDrawing />, children }: NoticePageProps) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main
      tabIndex={-1}
      className="relative grid min-h-dvh place-items-center overflow-hidden bg-paper p-5 outline-none"
    >
      <Guilloche
        petals={11}
        className="pointer-events-none absolute -end-48 -top-48 size-160 text-brass opacity-35"
      />
      <div className="relative grid w-full max-w-xl justify-items-start gap-4 rounded-lg border border-rule bg-sheet px-8 pt-5 pb-9 shadow-sheet sm:px-12 sm:pb-12">
        <GuillocheBand className="mb-5 border-b border-rule pb-1 text-brass" />
        {drawing}
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">{children}</div>
      </div>
    </main>
  );
}
