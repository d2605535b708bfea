import { Lazy } from '@/components/lazy';
import { useTouched } from '@/lib/page/use-touched';

const loadWarning = () => import('./excess-warning');

/** What of the text, as it is typed, is too much: said before it is saved. Its code is loaded when somebody uses the page. */
export function TypedExcess({ content }: { content: string }) {
  const touched = useTouched();
  return (
    touched && <Lazy load={loadWarning} draw={({ ExcessWarning }) => <ExcessWarning content={content} />} />
  );
}
