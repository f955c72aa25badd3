import type { ConsoleText } from '#contract/console-text.ts';
import type { SettingsSection } from './sections.ts';

/** A question of the first run. */
export interface FirstRunStep extends SettingsSection {
  question: ConsoleText;
}

export const steps: readonly FirstRunStep[] = [
  {
    slug: 'name-and-place',
    label: ['Name and place', 'नाम और जगह'],
    question: ['Who is it for?', 'यह किसके लिए है?'],
    help: [
      'The name stands at the top of every page and on every share picture.',
      'नाम हर पन्ने के ऊपर और हर साझा चित्र पर रहता है\u202f।',
    ],
    facts: [],
    words: ['title', 'place', 'nameLine'],
  },
  {
    slug: 'portrait',
    label: ['Portrait', 'चित्र'],
    question: ['What does the leader look like?', 'नेता कैसे दिखते हैं?'],
    help: [
      'A picture from the knees up, if you have one. Without it the wall carries the slogan alone.',
      'घुटनों से ऊपर का चित्र, अगर हो\u202f। न हो तो दीवार पर सिर्फ़ नारा रहता है\u202f।',
    ],
    facts: ['portrait'],
    words: ['portraitAlt'],
  },
  {
    slug: 'slogan',
    label: ['Slogan', 'नारा'],
    question: ['What is the word on the wall?', 'दीवार पर कौन-सा शब्द हो?'],
    help: [
      'One word or two. The shorter, the larger.',
      'एक-दो शब्द\u202f। जितना छोटा, उतना बड़ा\u202f।',
    ],
    facts: ['slogans'],
    words: [],
  },
  {
    slug: 'colour',
    label: ['Colour', 'रंग'],
    question: ['Which colour is yours?', 'आपका रंग कौन-सा है?'],
    help: [
      'One hue paints the whole site. Pick one your opponents do not own.',
      'एक रंग से पूरी साइट रँगती है\u202f। ऐसा चुनें जो विरोधियों का न हो\u202f।',
    ],
    facts: ['hue'],
    words: [],
  },
  {
    slug: 'languages',
    label: ['Languages', 'भाषाएँ'],
    question: ['In which languages do you write?', 'आप किन भाषाओं में लिखेंगे?'],
    help: ['You can add others later.', 'बाद में और जोड़ सकते हैं\u202f।'],
    facts: ['languages'],
    words: [],
  },
  {
    slug: 'first-words',
    label: ['First words', 'पहले शब्द'],
    question: ['What should people read first?', 'लोग सबसे पहले क्या पढ़ें?'],
    help: [
      'The sentence on the front page, what search engines say, and the text at the foot.',
      'मुख पृष्ठ का वाक्य, खोज इंजन की पंक्ति, और नीचे का लेख\u202f।',
    ],
    facts: [],
    words: ['summary', 'description', 'footerText', 'address', 'officeHours'],
  },
  {
    slug: 'people',
    label: ['People', 'लोग'],
    question: ['Who helps you?', 'कौन साथ देगा?'],
    help: [
      'Invite those who write, translate and answer. Two pairs of eyes look at what matters.',
      'लिखने, अनुवाद करने और जवाब देने वालों को बुलाएँ\u202f। ज़रूरी बातें दो लोग देखते हैं\u202f।',
    ],
    facts: [],
    words: [],
  },
];
