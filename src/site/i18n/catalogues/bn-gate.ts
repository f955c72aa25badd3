import type { PartialCatalogue } from '../catalogue.ts';

/** The Bengali texts of the check-in list for volunteers. */
export const bnGate: PartialCatalogue['gate'] = {
  title: 'চেক-ইন',
  loading: 'তালিকা আসছে।',
  unreachable:
    'সার্ভারের সঙ্গে যোগাযোগ হয়নি। যেখানে নেটওয়ার্ক আছে সেখানে লিংকটি একবার খুলুন; তারপর নেটওয়ার্ক ছাড়াই চলবে।',
  noLink: 'দলের কাছ থেকে পাওয়া লিংক দিয়ে এই পাতা খুলুন।',
  ended: 'এই লিংক বন্ধ হয়ে গেছে, বা এর দিন এখনও আসেনি। তালিকাটি আর এই ফোনে নেই।',
  search: 'নাম বা কোড',
  nobody: 'তালিকায় এই নামে কেউ নেই।',
  in: '{{all, number}} জনের মধ্যে {{count, number}} জন এসেছেন',
  sent: 'সব পাঠানো হয়েছে।',
  waits_one: '{{count, number}}টি চিহ্ন নেটওয়ার্কের অপেক্ষায়।',
  waits_other: '{{count, number}}টি চিহ্ন নেটওয়ার্কের অপেক্ষায়।',
  kept: 'এই পাতা নেটওয়ার্ক ছাড়াও খোলে।',
  more: 'আরও {{count, number}}টি নাম আছে। দু-একটি অক্ষর লিখুন।',
  onWaitingList: 'অপেক্ষার তালিকায়',
  since: '{{time}} থেকে এসেছেন',
  checkIn: 'এসেছেন',
  checkInOf: '{{name}} এসেছেন',
  undo: 'ফিরিয়ে নিন',
  undoOf: '{{name}}-এর চেক-ইন ফিরিয়ে নিন',
  walkIns: 'উত্তর না দিয়েই এসেছেন',
  oneMore: 'আরও একজন',
  oneLess: 'শেষেরটি ফিরিয়ে নিন',
};
