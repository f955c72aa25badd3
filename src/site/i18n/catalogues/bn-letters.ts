import type { PartialCatalogue } from '../catalogue.ts';

/** The Bengali texts of pages on which people see where their letters stand. */
export const bnLetters: PartialCatalogue['letters'] = {
  pageTitle: 'আপনার বার্তা {{number}}',
  received: 'পাওয়া গেছে',
  inWork: 'কাজ চলছে',
  answered: 'উত্তর দেওয়া হয়েছে',
  closed: 'বন্ধ',
  receivedText: 'ধন্যবাদ। আপনার বার্তা আমরা পেয়েছি। আমাদের দলের একজন এটি পড়বেন।',
  inWorkText: 'আমাদের দলের একজন এটি নিয়ে কাজ করছেন।',
  answeredText: 'আমরা আপনাকে ইমেলে উত্তর দিয়েছি।',
  closedText: 'আর কোনো উত্তর ছাড়াই আমরা এটি বন্ধ করেছি। কিছু বাকি থাকলে আমাদের লিখুন।',
  takenUp: '{{day}} তারিখে কাজ শুরু',
  replyOf: '{{day}} তারিখে আমাদের উত্তর',
  together: 'আপনার আর একটি বার্তার সঙ্গে এটি আমরা একসঙ্গে দেখছি। উত্তর যাবে আপনার ইমেলে।',
  writeAgain: 'আবার আমাদের লিখুন',
  yours: 'আপনার বার্তা',
  none: 'আপনার ইমেল বা নম্বর থেকে এখনও আমাদের কাছে কিছু আসেনি।',
  write: 'আমাদের লিখুন',
};
