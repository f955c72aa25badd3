import type { Database } from '#db/database.ts';
import type { SendMessage } from '#messages/send.ts';
import type { FileLetter, FindOwnLetters, ReadLetterStatuses } from '#people/letter-source.ts';
import type { CountReferral } from '#people/referral.ts';

export interface JoinDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** The origin that links in messages begin with. */
  publicUrl: string;
  fileLetter: FileLetter;
  countReferral: CountReferral;
  readLetterStatuses: ReadLetterStatuses;
  findOwnLetters: FindOwnLetters;
}
