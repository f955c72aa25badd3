import {
  onlineManager,
  QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { UseMutationResult, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { CallFailed } from '#contract/failure.ts';
import type { Failure } from '#contract/failure.ts';
import { call } from './call.ts';

/**
 * Makes a call; throws `CallFailed` for a failure, and what `fetch` throws without a network. A reply that browsers
 * keep for visitors is asked for anew: an agent has just changed what it tells.
 */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  signal?: AbortSignal,
): Promise<ReplyOf<E>> {
  const fresh = endpoint.access === 'public';
  const reply = await call(endpoint, input, { fresh, ...(signal && { signal }) });
  if (isFailure(reply)) throw new CallFailed(reply);
  return reply;
}

function isFailure(reply: unknown): reply is Failure {
  return (reply as Partial<Failure>).success === false;
}

/** The key of what a call answers; with the name alone, of all that it ever answered. */
export const queryKey = (endpoint: Endpoint, input?: object): unknown[] =>
  input ? [endpoint.name, input] : [endpoint.name];

type QueryOptions<E extends Endpoint> = Omit<UseQueryOptions<ReplyOf<E>>, 'queryKey' | 'queryFn'>;

/**
 * Reads by a call, and keeps its answer until something changes. Without a network, a call that was never
 * answered has failed, until it is back: the answer of another one is not in its place.
 */
export function useCallQuery<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
  options: QueryOptions<E> = {},
): UseQueryResult<ReplyOf<E>> {
  const isOnline = useSyncExternalStore(followNetwork, () => onlineManager.isOnline());
  const result = useQuery({
    ...options,
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => ask(endpoint, input, signal),
  });
  return isOnline || !isUnanswered(result) ? result : withoutNetwork(result);
}

const followNetwork = (tell: () => void) => onlineManager.subscribe(tell);

const isUnanswered = ({ isPaused, isPlaceholderData, data }: UseQueryResult): boolean =>
  isPaused && (isPlaceholderData || data === undefined);

/** Several queries as one, which is under way until each was answered; what was answered once stays. */
export function allOf(...queries: readonly UseQueryResult[]) {
  const isPending = queries.some(({ data }) => data === undefined);
  const failed = isPending ? queries.find(({ error }) => error) : undefined;
  return { isPending, error: failed?.error ?? null, refetch: () => failed?.refetch() };
}

export const NO_NETWORK = new Error('There is no network');

const withoutNetwork = <Reply>(result: UseQueryResult<Reply>) =>
  ({
    ...result,
    data: undefined,
    error: NO_NETWORK,
    isPlaceholderData: false,
  }) as UseQueryResult<Reply>;

/** Whether a call was refused because what its caller has seen is not so any more. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.status === 409;

/** Whether a call was refused because what it is about is not there any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CallFailed && error.failure.status === 404;

interface MutationOptions<E extends Endpoint> {
  /** The calls whose answers are asked for anew. */
  refreshes?: readonly Endpoint[];
  /** Runs as soon as it is done: before anything is asked for anew, and also where its screen is left by then. */
  onDone?: (input: CallInput<E>, reply: ReplyOf<E>) => void;
}

/**
 * Changes something by a call; afterwards, and where it was refused because somebody else was first or took it
 * away, what the named calls answered is asked for anew.
 */
export function useCallMutation<E extends Endpoint>(
  endpoint: E,
  { refreshes = [], onDone }: MutationOptions<E> = {},
): UseMutationResult<ReplyOf<E>, Error, CallInput<E>> {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(refreshes.map((stale) => queries.invalidateQueries({ queryKey: queryKey(stale) })));
  return useMutation({
    mutationFn: (input: CallInput<E>) => ask(endpoint, input),
    onSuccess(reply, input) {
      onDone?.(input, reply);
      return refresh();
    },
    onError: (error) => (isOutdated(error) || isGone(error) ? refresh() : undefined),
  });
}

const FRESH_MS = 15_000;
const MAX_TRIES = 2;

/** A refusal of the server stays one; a network that failed may be back. */
const mayRetry = (tries: number, error: Error) =>
  !(error instanceof CallFailed) && tries < MAX_TRIES;

export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: mayRetry },
      mutations: { networkMode: 'always' },
    },
  });
}
