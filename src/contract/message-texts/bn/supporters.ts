/** The messages of cards, invitations, the rally kit and push in Bengali, by their English text. */
export const bnOfSupporters: Record<string, string> = {
  'Saved.': 'সেভ হয়েছে।',
  'You have made a card today. You can make the next one tomorrow.':
    'আজ আপনি একটি কার্ড তৈরি করেছেন। পরেরটি কাল তৈরি করতে পারবেন।',
  'The card is ready.': 'কার্ড তৈরি।',
  'Write it in Latin or Indian letters': 'রোমান বা ভারতীয় হরফে লিখুন',
  'Write it without links': 'লিংক ছাড়া লিখুন',
  'Your link is ready.': 'আপনার লিংক তৈরি।',
  'Your link works no more.': 'আপনার লিংক আর কাজ করবে না।',
  'This event is over. Choose another': 'এই অনুষ্ঠান শেষ হয়ে গেছে। অন্য একটি বাছুন',
  'This is no push token of a browser': 'এটি কোনও ব্রাউজারের পুশ টোকেন নয়',
  'This browser is registered to somebody else. Ask it for a new token.':
    'এই ব্রাউজার অন্য কারও নামে নথিভুক্ত। এর থেকে নতুন টোকেন নিন।',
  'You hear from us on this device.': 'এই ফোনে আমাদের বার্তা পাবেন।',
  'You hear no more from us on this device.': 'এই ফোনে আমাদের বার্তা আর আসবে না।',
};
