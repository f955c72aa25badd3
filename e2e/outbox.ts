import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Message {
  channel: 'mail' | 'sms' | 'push';
  to: string;
  text: string;
  createdAt: string;
}

const codesRead = new Map<string, number>();

/** The six digits of the newest unread message to a number; waits for it. */
export async function codeSentTo(number: string, dataFolder?: string): Promise<string> {
  const read = codesRead.get(number) ?? 0;
  const count = async () => (await messagesTo(number, dataFolder)).length;
  await expect.poll(count).toBeGreaterThan(read);
  codesRead.set(number, await count());
  return newest(number, /\b(\d{6})\b/, dataFolder);
}

/** The newest message to an address that says something. */
export async function textSentTo(to: string, pattern: RegExp, dataFolder: string): Promise<string> {
  return newest(to, new RegExp(`([^]*${pattern.source}[^]*)`), dataFolder);
}

export const countSentTo = async (to: string, dataFolder: string): Promise<number> =>
  (await messagesTo(to, dataFolder)).length;

/** The path of the newest link with a receipt in a message to a number or an address. */
export async function linkSentTo(to: string, dataFolder?: string): Promise<string> {
  const address = await newest(to, /(https?:\/\/\S+receipt=[\w-]+)/, dataFolder);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The match in the newest message that has one; waits a moment for messages. */
async function newest(to: string, pattern: RegExp, dataFolder?: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await messagesTo(to, dataFolder)).map(({ text }) => pattern.exec(text)?.[1]);
      found = texts.findLast((text) => text !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

/** The oldest first. */
async function messagesTo(
  to: string,
  dataFolder = process.env['SITE_DATA'] ?? '',
): Promise<Message[]> {
  const folder = join(dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts
    .map((text): Message => JSON.parse(text))
    .filter((message) => message.to.includes(to))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
