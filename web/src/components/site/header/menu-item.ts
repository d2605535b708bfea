import { cn } from '@/lib/cn';

/** One word of the header's menu, as high as the header; a line under it for the page that is open. */
export const menuItem = cn(
  'relative isolate inline-flex h-20 items-center px-1.5 text-[0.9rem] font-medium whitespace-nowrap',
  'after:absolute after:inset-x-1.5 after:bottom-5 after:h-0.5 after:transition-colors',
  'hover:after:bg-(--bar-edge) aria-[current]:after:bg-(--bar-mark)',
);
