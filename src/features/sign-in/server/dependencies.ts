import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { OpenId } from '#gateways/identity/port.ts';
import type { SendMessage } from '#messages/send.ts';
import type { FollowPublicName } from '#people/consents.ts';

/** The dependencies of the sign-in routes. */
export interface SignInDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** Where links in messages lead. */
  publicUrl: string;
  /** The key that signs codes; the same in all processes. */
  secret: string;
  /** `LIMITS_SCALE`. */
  scale: number;
  /** Undefined where no client of an OpenID provider is configured. */
  openId: OpenId | undefined;
  /** The site key of recaptcha, where it replaces the proof of work. */
  recaptchaKey: string | null;
  /** The name of the campaign in a language. */
  campaignName: (language: Language) => Promise<string>;
  /** Converts an uploaded file to the stored form of a photo; throws a 422. */
  readPhoto: (file: Blob) => Promise<Buffer>;
  /** Shows the name of a new account in the ranking of the quiz, where its owner agreed to that. */
  followPublicName: FollowPublicName;
}
