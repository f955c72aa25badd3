import { collection } from '#content/declare/collection.ts';
import type { ConsoleText } from '#content/declare/field-texts.ts';
import { number, optional, text, url } from '#content/declare/field.ts';

const OPTION = 120;

const wrong = (label: ConsoleText) =>
  text({ label, help: ['Plausible, and wrong', 'सही लग सकने वाला, पर ग़लत'] }, OPTION);

/** The bank of questions: published ones are ready to be asked, drafts and withdrawn ones are not. */
export const quizQuestions = collection({
  name: 'quiz-questions',
  label: { one: ['quiz question', 'क्विज़ सवाल'], many: ['quiz questions', 'क्विज़ सवाल'] },
  section: 'quiz',
  facts: {
    source: url({
      label: ['Where to read it up', 'कहाँ पढ़ें'],
      help: [
        'A path of this site, such as /news/night-clinics, or an https address',
        'इस साइट का पता, जैसे /news/night-clinics, या https पता',
      ],
    }),
  },
  words: {
    answer: text(
      {
        label: ['The right answer', 'सही जवाब'],
        help: ['The order is shuffled for every player', 'हर खिलाड़ी के लिए जवाबों का क्रम अलग होता है'],
      },
      OPTION,
    ),
    wrong1: wrong(['A wrong answer', 'एक ग़लत जवाब']),
    wrong2: optional(wrong(['A second wrong answer', 'दूसरा ग़लत जवाब'])),
    wrong3: optional(wrong(['A third wrong answer', 'तीसरा ग़लत जवाब'])),
    explanation: text(
      {
        label: ['Why it is right', 'यह क्यों सही है'],
        help: [
          'One or two sentences, shown after the answer was given',
          'एक-दो वाक्य, जवाब देने के बाद दिखते हैं',
        ],
      },
      400,
    ),
    sourceName: text(
      {
        label: ['Name of the source', 'स्रोत का नाम'],
        help: ['As the link is called', 'लिंक का नाम'],
      },
      120,
    ),
  },
  order: { by: 'position' },
  filters: [],
  summary: 'optional',
  body: 'none',
});

/** Rewards that people claim after so many days in a row. */
export const quizRewards = collection({
  name: 'quiz-rewards',
  label: { one: ['quiz reward', 'क्विज़ इनाम'], many: ['quiz rewards', 'क्विज़ इनाम'] },
  section: 'quiz',
  facts: {
    days: number(
      {
        label: ['Days in a row', 'लगातार दिन'],
        help: ['So many days somebody must have played', 'इतने दिन लगातार खेलना होगा'],
      },
      { from: 1, to: 1000, isWhole: true },
    ),
    stock: number(
      {
        label: ['How many there are', 'कुल कितने हैं'],
        help: ['Those already claimed included', 'ले लिए गए भी गिनें'],
      },
      { from: 0, to: 1_000_000, isWhole: true },
    ),
  },
  words: {},
  order: { by: 'position' },
  filters: [],
  summary: 'required',
  body: 'none',
});
