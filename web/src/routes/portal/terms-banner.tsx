import { TermsBanner as Banner } from '@/features/session/components/terms-banner';
import { QueryProvider } from '@/lib/command/query-provider';

/** The banner with the client that sends its command: the frame around it has none. */
export default function TermsBanner({ uid }: { uid: string }) {
  return (
    <QueryProvider>
      <Banner uid={uid} />
    </QueryProvider>
  );
}
