/** The texts of links by which members invite others. */
export const enReferral = {
  invited: 'A friend invited you.',
  invitedBy: '{{name}} invited you.',
  title: 'Invite others',
  intro:
    'A link of your own leads your friends to the join form. We count how many come and how many write to us, never who.',
  make: 'Make my link',
  renew: 'Make a new link',
  end: 'End this link',
  renewWhat: 'A new link ends the old one, and what came of it stays counted.',
  share: 'Send it',
  words: 'I am with {{name}}. Come along:',
  showName: 'Show my first name',
  showNameWhat: 'Whoever opens the link reads who invited them. Otherwise it says “a friend”.',
  came_one: '{{count, number}} person opened your link.',
  came_other: '{{count, number}} people opened your link.',
  thisWeek_one: '{{count, number}} of them in the last seven days.',
  thisWeek_other: '{{count, number}} of them in the last seven days.',
  joined_one: '{{count, number}} person joined by it.',
  joined_other: '{{count, number}} people joined by it.',
} as const;
