import { onlineManager, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { ask, NO_NETWORK, queryKey } from './query.ts';

interface Page {
  data: readonly unknown[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

type PagedEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<Page>>;

/** The pages of a list that were asked for so far. */
export interface CallPages<Row> {
  /** The rows of all of them; undefined until the first was answered. */
  rows: readonly Row[] | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
  /** Asks for the next page; undefined after the last. */
  more: (() => unknown) | undefined;
  isFetchingMore: boolean;
  /** Why the next page could not be had. */
  moreError: Error | null;
}

/**
 * Reads a list by a call, page by page. Asked for anew, the pages are read one after the other, each from where the
 * one before ends now: no row stands in two of them, and none falls between.
 */
export function useCallPages<E extends PagedEndpoint>(
  endpoint: E,
  inputFrom: (cursor: string | undefined) => CallInput<E>,
): CallPages<ReplyOf<E>['data'][number]> {
  const found = useInfiniteQuery({
    queryKey: [...queryKey(endpoint), 'pages', inputFrom(undefined)],
    queryFn: ({ pageParam, signal }) => ask(endpoint, inputFrom(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const isWithoutNetwork = found.isPaused && !found.data && !onlineManager.isOnline();
  return {
    rows: found.data?.pages.flatMap((page) => page.data),
    isPending: found.isPending,
    error: isWithoutNetwork ? NO_NETWORK : found.error,
    refetch: found.refetch,
    more: found.hasNextPage ? () => found.fetchNextPage() : undefined,
    isFetchingMore: found.isFetchingNextPage,
    moreError: found.isFetchNextPageError ? found.error : null,
  };
}
