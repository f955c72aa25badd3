import { giveCardWords } from './words.ts';

giveCardWords({
  title: 'Shall we tell you when there is something new?',
  text: 'A short message on this device, even while this page is closed. It is switched off as easily as on.',
  about: 'What about?',
  topics: {
    news: 'News and statements',
    events: 'Events',
    quiz: 'The daily quiz',
    media: 'Speeches and videos',
  },
  yes: 'Yes, tell me',
  notNow: 'Not now',
  more: 'More about it',
  choose: 'Choose at least one.',
  thanks: 'Thank you. You hear from us on this device.',
  failed: 'This browser does not allow it. Nothing was stored.',
});
