import { Guilloche } from '@/components/identity/guilloche';
import { PETALS } from '@/components/identity/page-engravings';

/** A lens over the page's own engraving: what was a hairline is seen. */
export function Lens() {
  return (
    <div aria-hidden className="relative size-52 max-xl:hidden">
      <span className="absolute end-0 bottom-1 h-4 w-28 origin-right translate-x-16 translate-y-9 rotate-45 rounded-r-full border-2 border-brass bg-cover" />
      <div className="absolute inset-0 overflow-clip rounded-full border-4 border-double border-brass bg-cover">
        <Guilloche
          petals={PETALS['private-detective']}
          className="absolute -start-56 -top-32 size-144 text-brass"
        />
      </div>
    </div>
  );
}
