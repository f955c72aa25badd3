import { join } from 'node:path';
import { codeOf, DeliveryError } from './delivery-error.ts';
import { createAtomicWriter } from './storage/atomic-write.ts';

/** A message as it is kept while nothing is there to send it. */
export interface OutboxEntry {
  channel: 'mail' | 'sms' | 'push';
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
  createdAt: string;
}

interface OutboxFile {
  id: string;
  createdAt: Date;
}

/**
 * Writes messages as JSON files to `outbox` below the data folder, named by their time. A message that
 * is written again replaces its file.
 */
export function createOutbox(dataFolder: string) {
  const folder = join(dataFolder, 'outbox');
  // Beside the outbox, so that whoever reads it finds messages and nothing else.
  const write = createAtomicWriter(join(dataFolder, 'outbox-incoming'));
  return async (kept: OutboxFile, message: Omit<OutboxEntry, 'createdAt'>): Promise<void> => {
    const createdAt = kept.createdAt.toISOString();
    const name = `${createdAt.replaceAll(':', '-')}-${kept.id}.json`;
    const text = JSON.stringify({ ...message, createdAt }, null, 2);
    try {
      await write(join(folder, name), Buffer.from(`${text}\n`));
    } catch (error) {
      // A file is there whole or not at all, and there is room on a disk again some day.
      throw new DeliveryError('notSent', `The outbox cannot be written: ${codeOf(error)}`);
    }
  };
}
