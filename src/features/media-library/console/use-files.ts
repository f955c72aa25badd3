import { useInfiniteQuery } from '@tanstack/react-query';
import { ask, queryKey } from '#client/query.ts';
import type { MediaFile } from '#contract/media-file.ts';
import { useConsoleLanguage } from '#ui/console/say.tsx';
import { listMediaFiles } from '../contract.ts';
import type { LibraryAddress } from './library-address.ts';

const MAKING_MS = 1_500;

/** Pages of the library's files; asked for anew while one is being made. */
export function useFiles({ kind, view, s, album }: Omit<LibraryAddress, 'file'>) {
  const language = useConsoleLanguage();
  const wanted = { kind, view, language, ...(s && { s }), ...(album && { album }) };
  const found = useInfiniteQuery({
    queryKey: [...queryKey(listMediaFiles), wanted],
    queryFn: ({ pageParam, signal }) =>
      ask(listMediaFiles, { query: { ...wanted, ...(pageParam && { after: pageParam }) } }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const files: MediaFile[] = found.data?.pages.flatMap((page) => page.data) ?? [];
  return { ...found, files };
}

/** The caller's files of today that are being made, or were not taken. */
export function useArrivals() {
  const found = useInfiniteQuery({
    queryKey: [...queryKey(listMediaFiles), 'arrivals'],
    queryFn: ({ signal }) =>
      ask(listMediaFiles, { query: { view: 'arrivals', size: 100 } }, signal),
    initialPageParam: 0,
    getNextPageParam: () => undefined,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.data.some((each) => each.state === 'making') ? MAKING_MS : false,
  });
  const files = found.data?.pages[0]?.data ?? [];
  return {
    making: files.filter(({ state }) => state === 'making').length,
    faulty: files.filter(({ state }) => state === 'refused' || state === 'failed'),
    isLoaded: found.isSuccess,
  };
}
