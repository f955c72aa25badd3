/** The texts of push messages. */
export const enPush = {
  intro:
    'A short message on this device when there is something new, even while this site is closed. No account is needed, and nobody else sees that you get it.',
  title: 'Messages on this device',
  about: 'What shall we write about?',
  news: 'News and statements',
  events: 'Events',
  quiz: 'The daily quiz',
  media: 'Speeches and videos',
  turnOn: 'Turn messages on',
  turningOn: 'Asking your browser',
  turnOff: 'Turn messages off',
  isOn: 'Messages are on on this device.',
  isOff: 'Messages are off on this device.',
  saved: 'Saved.',
  stopped: 'You hear no more from us on this device.',
  failed:
    'This browser does not allow it, or could not reach its message service. Nothing was stored.',
  denied:
    'Your browser refuses messages from this site. You can allow them in its settings, under notifications for this site.',
  missing: 'This browser cannot receive messages.',
  install:
    'On an iPhone or iPad this works once the site is on your home screen: tap Share, then Add to Home Screen, and open it from there.',
  needsScripts: 'Messages need scripts, and your browser runs none.',
} as const;
