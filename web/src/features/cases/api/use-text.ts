import { decodeText } from '@app/domain/file';
import { useQuery } from '@tanstack/react-query';

/** The characters of a stored text; null when it is no text after all, undefined until it is read. */
export function useText(path: string, blob: Blob): string | null | undefined {
  return useQuery({
    queryKey: ['attachment text', path],
    queryFn: async () => decodeText(new Uint8Array(await blob.arrayBuffer())),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    gcTime: 0,
  }).data;
}
