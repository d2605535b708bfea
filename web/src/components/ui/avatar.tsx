import * as Radix from '@radix-ui/react-avatar';
import { cn } from '@/lib/cn';

interface AvatarProps {
  name: string;
  src: string | null;
  className?: string;
}

/** A person's picture, or the first letter of the name in a ring like a seal's. Beside a name, so not read aloud. */
export function Avatar({ name, src, className }: AvatarProps) {
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        'inline-flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full border border-rule-strong bg-fold',
        className,
      )}
    >
      {src !== null && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="font-heading text-base leading-none font-semibold text-brass">
        {initialOf(name)}
      </Radix.Fallback>
    </Radix.Root>
  );
}

/** The first letter that is no leading vowel: a Thai name may begin with one (เ แ โ ใ ไ), which reads badly alone. */
export function initialOf(name: string): string {
  const letters = name.match(/\p{L}/gu) ?? [];
  return (letters.find((letter) => !/[\u0e40-\u0e44]/.test(letter)) ?? letters[0] ?? '·').toUpperCase();
}
