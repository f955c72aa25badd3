import type { Language } from '#contract/languages.ts';
import type { Database } from '#db/database.ts';
import type { OpenId } from '#gateways/identity/port.ts';
import type { SendMessage } from '#messages/send.ts';

/** What logging in needs of the rest of the site. */
export interface SignInDependencies {
  db: Database;
  sendMessage: SendMessage;
  /** Where links in messages lead. */
  publicUrl: string;
  /** Signs codes; the same for all processes. */
  secret: string;
  /** `LIMITS_SCALE`. */
  scale: number;
  /** None where no client of an OpenID provider is set up. */
  openId: OpenId | undefined;
  /** The site key of recaptcha, where it asks in place of the proof of work. */
  recaptchaKey: string | null;
  /** What the campaign is called. */
  campaignName: (language: Language) => Promise<string>;
  /** A photo as it is kept, from a file as it came; throws a 422. */
  readPhoto: (file: Blob) => Promise<Buffer>;
}
