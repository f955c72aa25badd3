/** The texts of pages on which people see where their letters stand. */
export const enLetters = {
  pageTitle: 'Your message {{number}}',
  received: 'Received',
  inWork: 'In work',
  answered: 'Answered',
  closed: 'Closed',
  receivedText: 'Thank you. We have your message. A person will read it.',
  inWorkText: 'Somebody of our team is at work on it.',
  answeredText: 'We have answered you by email.',
  closedText: 'We have closed this without a further answer. Write to us if something is missing.',
  takenUp: 'Taken up on {{day}}',
  replyOf: 'Our answer of {{day}}',
  together:
    'We deal with it together with another message of yours. The answer goes to your email.',
  writeAgain: 'Write to us again',
  yours: 'Your messages',
  none: 'Nothing has come to us from your email address or number yet.',
  write: 'Write to us',
} as const;
