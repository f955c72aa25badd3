import type { Language } from '#contract/languages.ts';

/** The words above the name on a card. */
export const greetings: Record<Language, string> = {
  en: 'Happy birthday,',
  hi: 'जन्मदिन मुबारक,',
  mr: 'वाढदिवसाच्या शुभेच्छा,',
  bn: 'শুভ জন্মদিন,',
  gu: 'જન્મદિન મુબારક,',
  pa: 'ਜਨਮਦਿਨ ਮੁਬਾਰਕ,',
  or: 'ଶୁଭ ଜନ୍ମଦିନ,',
  ta: 'பிறந்தநாள் வாழ்த்துகள்,',
  te: 'పుట్టినరోజు శుభాకాంక్షలు,',
  kn: 'ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯ,',
  ml: 'ജന്മദിനാശംസകൾ,',
};
