import type { MailText } from '../../message.ts';

/** The values of a text that are links. */
export type LinkName = 'link' | 'logInLink' | 'forgotLink' | 'grievanceLink';

/** A paragraph, or a link with what its button says. Holes like `{name}` are filled. */
export type Part = string | { button: string; to: LinkName };

export interface MailWords {
  subject: string;
  parts: readonly Part[];
}

/** What every mail of a language shares, and each kind's own words. */
export interface MailLanguage {
  /** Stands before a link that is written out. */
  linkHint: string;
  signature: string;
  /** Below everything: why this came. */
  footer: string;
  kinds: Record<MailText['kind'], MailWords>;
}
