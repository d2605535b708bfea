import { cn } from '@/lib/cn';
import type { Clause } from './clause-plan';

interface ContentsListProps {
  clauses: readonly Pick<Clause, 'id' | 'number' | 'title'>[];
  className?: string;
}

/** The clauses by number; where the browser can tell, the one that is being read is marked. */
export function ContentsList({ clauses, className }: ContentsListProps) {
  return (
    <ol className={cn('[scroll-target-group:auto]', className)}>
      {clauses.map(({ id, number, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="grid min-h-8 grid-cols-[1.75rem_minmax(0,1fr)] items-baseline py-1 text-[0.9rem] leading-6 text-ink-soft underline-offset-4 hover:text-ink hover:underline max-lg:min-h-11 max-lg:items-center [&:target-current]:font-semibold [&:target-current]:text-seal"
          >
            <span className="text-brass figures">{number}</span>
            <span className="text-balance">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
