import { escapeIdentifier } from 'pg';
import type { Client, Notification } from 'pg';
import { keepConnected } from './reconnecting-client.ts';

export interface Subscriber {
  onMessage: (payload: string) => void;
  /** The connection was lost and is back: messages may have been missed. */
  onGap?: () => void;
}

export interface Listener {
  /** Subscribes to a channel; resolves once it listens, with a function that ends it. */
  listen(channel: string, subscriber: Subscriber): Promise<() => void>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, which is made on first use and made again when it breaks. */
export function createListener(url: string, onError: (error: Error) => void): Listener {
  const channels = new Map<string, Set<Subscriber>>();
  const closing = new AbortController();
  const firstConnection = Promise.withResolvers<void>();
  let client: Client | null = null;
  let kept: Promise<void> | null = null;

  async function onConnect(connected: Client): Promise<void> {
    const isBack = client !== null;
    client = connected;
    client.on('notification', dispatch);
    for (const channel of channels.keys()) await listenOn(connected, channel);
    if (isBack) everySubscriber().forEach((subscriber) => subscriber.onGap?.());
    firstConnection.resolve();
  }

  function dispatch({ channel, payload = '' }: Notification): void {
    channels.get(channel)?.forEach((subscriber) => subscriber.onMessage(payload));
  }

  function everySubscriber(): Subscriber[] {
    return [...channels.values()].flatMap((subscribers) => [...subscribers]);
  }

  function start(): Promise<void> {
    const applicationName = 'abhiyan listen';
    return keepConnected({ url, applicationName, onConnect, onError, signal: closing.signal });
  }

  async function listen(channel: string, subscriber: Subscriber): Promise<() => void> {
    const subscribers = channels.get(channel) ?? new Set();
    channels.set(channel, subscribers.add(subscriber));
    kept ??= start();
    await firstConnection.promise;
    // If this fails, the connection is lost, and the next one listens on every channel.
    if (client) await listenOn(client, channel).catch(onError);
    return () => void subscribers.delete(subscriber);
  }

  async function close(): Promise<void> {
    closing.abort();
    await kept;
  }

  return { listen, close };
}

async function listenOn(client: Client, channel: string): Promise<void> {
  await client.query(`LISTEN ${escapeIdentifier(channel)}`);
}
