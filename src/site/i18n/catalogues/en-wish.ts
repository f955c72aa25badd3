/** The texts of birthday cards. */
export const enWish = {
  intro: 'Type a name and the card is there, as a picture to save and to send.',
  message: 'A few words',
  messageHint: 'Up to 200 characters, set small under the name.',
  nameRequired: 'Name is required',
  make: 'Make the card',
  making: 'Making the card',
  wall: 'Wall of wishes',
  wallNote: 'A person looks at each card before it hangs here.',
  wallEmpty: 'No card hangs here yet. Yours may be the first.',
  older: 'Older cards',
  newer: 'Newer cards',
  cardFor: 'Happy birthday, {{name}}',
  ready: 'The card is ready',
  waits:
    'Only you can open this page, until tomorrow. Others see it once a person of our team has looked at it. The picture is yours at once.',
  share: 'Share the picture',
  save: 'Save the picture',
  another: 'Make another card',
} as const;
