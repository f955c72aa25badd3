import type { PartialCatalogue } from '../catalogue.ts';

/** The Malayalam texts of links by which members invite others. */
export const mlReferral: PartialCatalogue['referral'] = {
  invited: 'ഒരു സുഹൃത്ത് നിങ്ങളെ ക്ഷണിച്ചു.',
  invitedBy: '{{name}} നിങ്ങളെ ക്ഷണിച്ചു.',
  title: 'മറ്റുള്ളവരെ ക്ഷണിക്കൂ',
  intro:
    'നിങ്ങളുടെ സ്വന്തം ലിങ്ക് സുഹൃത്തുക്കളെ ചേരാനുള്ള ഫോമിലെത്തിക്കും. എത്ര പേർ വന്നു, എത്ര പേർ എഴുതി എന്നു മാത്രമേ എണ്ണൂ; ആരെന്ന് ഒരിക്കലുമില്ല.',
  make: 'എന്റെ ലിങ്ക് ഉണ്ടാക്കുക',
  renew: 'പുതിയ ലിങ്ക് ഉണ്ടാക്കുക',
  end: 'ഈ ലിങ്ക് നിർത്തുക',
  renewWhat: 'പുതിയ ലിങ്കായാൽ പഴയത് നിൽക്കും; അതുവഴി വന്നത് കണക്കിലുണ്ടാകും.',
  share: 'അയയ്ക്കുക',
  words: 'എന്റെ പിന്തുണ {{name}} എന്ന നേതാവിന്. നിങ്ങളും വരൂ:',
  showName: 'എന്റെ പേര് കാണിക്കുക',
  showNameWhat: 'ലിങ്ക് തുറക്കുന്നയാൾ ആരാണ് ക്ഷണിച്ചതെന്ന് കാണും, പേരിന്റെ ആദ്യഭാഗം മാത്രം. അല്ലെങ്കിൽ “ഒരു സുഹൃത്ത്” എന്നാകും.',
  came_one: '{{count, number}} ആൾ നിങ്ങളുടെ ലിങ്ക് തുറന്നു.',
  came_other: '{{count, number}} പേർ നിങ്ങളുടെ ലിങ്ക് തുറന്നു.',
  thisWeek_one: 'അതിൽ {{count, number}} ആൾ കഴിഞ്ഞ ഏഴു ദിവസത്തിൽ.',
  thisWeek_other: 'അതിൽ {{count, number}} പേർ കഴിഞ്ഞ ഏഴു ദിവസത്തിൽ.',
  joined_one: '{{count, number}} ആൾ ഇതുവഴി ചേർന്നു.',
  joined_other: '{{count, number}} പേർ ഇതുവഴി ചേർന്നു.',
};
