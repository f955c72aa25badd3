import type { PartialCatalogue } from '../catalogue.ts';

/** The Malayalam texts of the check-in list for volunteers. */
export const mlGate: PartialCatalogue['gate'] = {
  title: 'ചെക്ക്-ഇൻ',
  loading: 'പട്ടിക വരുന്നു.',
  unreachable:
    'സെർവറുമായി ബന്ധപ്പെടാനായില്ല. നെറ്റ്‌വർക്ക് ഉള്ളിടത്ത് ലിങ്ക് ഒരു തവണ തുറക്കൂ; പിന്നെ നെറ്റ്‌വർക്ക് ഇല്ലാതെയും പ്രവർത്തിക്കും.',
  noLink: 'സംഘം തന്ന ലിങ്ക് വഴി ഈ പേജ് തുറക്കൂ.',
  ended: 'ഈ ലിങ്ക് അവസാനിച്ചു, അല്ലെങ്കിൽ അതിന്റെ ദിവസം വന്നിട്ടില്ല. പട്ടിക ഇനി ഈ ഉപകരണത്തിലില്ല.',
  search: 'പേര് അല്ലെങ്കിൽ കോഡ്',
  nobody: 'ആ പേരിൽ പട്ടികയിൽ ആരുമില്ല.',
  in: '{{all, number}} പേരിൽ {{count, number}} പേർ എത്തി',
  sent: 'എല്ലാം അയച്ചു.',
  waits_one: '{{count, number}} അടയാളം നെറ്റ്‌വർക്കിനായി കാക്കുന്നു.',
  waits_other: '{{count, number}} അടയാളങ്ങൾ നെറ്റ്‌വർക്കിനായി കാക്കുന്നു.',
  kept: 'ഈ പേജ് നെറ്റ്‌വർക്ക് ഇല്ലാതെയും തുറക്കും.',
  more: 'ഇനിയും {{count, number}} പേരുകളുണ്ട്. ഒന്നോ രണ്ടോ അക്ഷരം എഴുതൂ.',
  onWaitingList: 'കാത്തിരിപ്പ് പട്ടികയിൽ',
  since: '{{time}} മുതൽ അകത്തുണ്ട്',
  checkIn: 'എത്തി',
  checkInOf: '{{name}} എത്തി',
  undo: 'പിൻവലിക്കുക',
  undoOf: '{{name}} എന്നയാളുടെ ചെക്ക്-ഇൻ പിൻവലിക്കുക',
  walkIns: 'മറുപടി തരാതെ വന്നവർ',
  oneMore: 'ഒരാൾ കൂടി',
  oneLess: 'അവസാനത്തേത് നീക്കുക',
};
