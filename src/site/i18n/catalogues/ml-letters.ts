import type { PartialCatalogue } from '../catalogue.ts';

/** The Malayalam texts of pages on which people see where their letters stand. */
export const mlLetters: PartialCatalogue['letters'] = {
  pageTitle: 'നിങ്ങളുടെ സന്ദേശം {{number}}',
  received: 'കിട്ടി',
  inWork: 'ജോലി നടക്കുന്നു',
  answered: 'മറുപടി നൽകി',
  closed: 'അവസാനിപ്പിച്ചു',
  receivedText: 'നന്ദി. നിങ്ങളുടെ സന്ദേശം കിട്ടി. ഞങ്ങളുടെ സംഘത്തിലൊരാൾ അത് വായിക്കും.',
  inWorkText: 'ഞങ്ങളുടെ സംഘത്തിലൊരാൾ ഇത് നോക്കുന്നുണ്ട്.',
  answeredText: 'ഇമെയിലിൽ നിങ്ങൾക്ക് മറുപടി അയച്ചിട്ടുണ്ട്.',
  closedText: 'കൂടുതൽ മറുപടിയില്ലാതെ ഇത് അവസാനിപ്പിച്ചു. എന്തെങ്കിലും ബാക്കിയുണ്ടെങ്കിൽ ഞങ്ങൾക്ക് എഴുതൂ.',
  takenUp: 'ജോലി തുടങ്ങിയത്: {{day}}',
  replyOf: 'ഞങ്ങളുടെ മറുപടി: {{day}}',
  together: 'നിങ്ങളുടെ മറ്റൊരു സന്ദേശത്തോടൊപ്പമാണ് ഇത് നോക്കുന്നത്. മറുപടി നിങ്ങളുടെ ഇമെയിലിൽ വരും.',
  writeAgain: 'വീണ്ടും എഴുതുക',
  yours: 'നിങ്ങളുടെ സന്ദേശങ്ങൾ',
  none: 'നിങ്ങളുടെ ഇമെയിലിൽനിന്നോ നമ്പറിൽനിന്നോ ഇതുവരെ ഒന്നും വന്നിട്ടില്ല.',
  write: 'ഞങ്ങൾക്ക് എഴുതുക',
};
