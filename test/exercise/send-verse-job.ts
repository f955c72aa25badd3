import { z } from 'zod';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import { transaction } from '#db/transaction.ts';
import { defineJob } from '#jobs/job.ts';
import type { SendMessage } from '#messages/send.ts';
import { findUserBy } from '#people/find-user.ts';
import { poems } from './poems.ts';
import { verseMessage } from './verse-message.ts';

export const sendVerseJob = {
  name: 'send-verse',
  payload: z.object({ userId: z.uuid(), poem: z.string() }),
};

interface Parts {
  db: Database;
  reader: Reader;
  sendMessage: SendMessage;
}

/** A job that writes to a user which poem to read. */
export const sendVerses = ({ db, reader, sendMessage }: Parts) =>
  defineJob({
    ...sendVerseJob,
    retry: { times: 3, firstWaitSeconds: 1, longestWaitSeconds: 10 },
    lane: 'work',
    timeoutSeconds: 60,
    async run({ userId, poem }) {
      const person = await findUserBy(db, { id: userId });
      const found = person && (await reader.find(poems, person.language, poem));
      if (!found || !person.email) return;
      const { email: to, language, name } = person;
      const mail = verseMessage.mail({ to, language }, { name, title: found.title });
      await transaction(db, (tx) => sendMessage(mail, tx));
    },
  });
