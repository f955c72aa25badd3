import type { ConsoleText } from '#contract/console-text.ts';
import type { readerSources, readerStates, suppressionReasons } from '../contract/people.ts';

export const stateTexts: Record<(typeof readerStates)[number], ConsoleText> = {
  confirmed: ['Gets it', 'मिलता है'],
  waiting: ['Has yet to confirm', 'पुष्टि बाकी'],
};

export const sourceTexts: Record<(typeof readerSources)[number], ConsoleText> = {
  form: ['Form on the site', 'साइट का फ़ॉर्म'],
  account: ['Own account', 'अपना खाता'],
  import: ['List', 'सूची'],
};

export const reasonTexts: Record<(typeof suppressionReasons)[number], ConsoleText> = {
  left: ['Left', 'छोड़ गए'],
  hardBounce: ['Mail came back', 'मेल लौट आई'],
  softBounces: ['Mail came back often', 'मेल बार-बार लौटी'],
  complaint: ['Complained', 'शिकायत की'],
};
