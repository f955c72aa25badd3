import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutboxEntry } from '#gateways/outbox.ts';

/** The messages that are kept below a data folder, oldest first. */
export function readOutbox(dataFolder: string): OutboxEntry[] {
  const folder = join(dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).toSorted();
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
