import type { PartialCatalogue } from '../catalogue.ts';

/** The Malayalam texts of the kit for supporters. */
export const mlKit: PartialCatalogue['kit'] = {
  with: 'എന്റെ പിന്തുണ {{name}} എന്ന നേതാവിന്',
  title: 'റാലി കിറ്റ്',
  intro: 'നിങ്ങളുടെ പേരുള്ള പോസ്റ്റർ, WhatsApp സ്റ്റാറ്റസ്, കാർഡ്. നിമിഷത്തിൽ തയ്യാർ, ഉടൻ നിങ്ങളുടേത്.',
  shape: 'എന്താണ് വേണ്ടത്?',
  status: 'WhatsApp സ്റ്റാറ്റസ്',
  statusWhat: 'ഫോൺ നിറയെ, 1080 × 1920',
  card: 'കാർഡ്',
  cardWhat: 'ചതുരം, ഗ്രൂപ്പുകൾക്ക്, 1080 × 1080',
  poster: 'പോസ്റ്റർ',
  posterWhat: 'A4, ചുവരിനോ ജനലിനോ',
  name: 'നിങ്ങളുടെ പേര്',
  nameHint: '40 അക്ഷരം വരെ. പേരില്ലെങ്കിൽ അവിടെ മുദ്രാവാക്യം വരും.',
  language: 'ഭാഷ',
  event: 'അതിൽ ഒരു പരിപാടി',
  noEvent: 'പരിപാടി വേണ്ട',
  make: 'ചിത്രം തയ്യാറാക്കുക',
  making: 'തയ്യാറാകുന്നു',
  print: 'അച്ചടിക്കാൻ PDF ഉണ്ടാക്കുക',
  ready: 'ഇതാ തയ്യാർ',
  share: 'പങ്കിടുക',
  save: 'ചിത്രം സൂക്ഷിക്കുക',
  sample: 'ചിത്രം ഏകദേശം ഇങ്ങനെയിരിക്കും',
  private: 'നിങ്ങൾക്കായി വരയ്ക്കും, ഒന്നും സൂക്ഷിക്കില്ല: പേരുമില്ല, ചിത്രവുമില്ല.',
};
