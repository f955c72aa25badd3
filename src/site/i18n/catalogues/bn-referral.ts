import type { PartialCatalogue } from '../catalogue.ts';

/** The Bengali texts of links by which members invite others. */
export const bnReferral: PartialCatalogue['referral'] = {
  invited: 'একজন বন্ধু আপনাকে ডেকেছেন।',
  invitedBy: '{{name}} আপনাকে ডেকেছেন।',
  title: 'অন্যদের ডাকুন',
  intro:
    'আপনার নিজের একটি লিংক বন্ধুদের যোগ দেওয়ার ফর্মে নিয়ে আসে। কতজন এলেন আর কতজন লিখলেন, আমরা শুধু তা-ই গুনি; কে এলেন, তা কখনও নয়।',
  make: 'আমার লিংক তৈরি করুন',
  renew: 'নতুন লিংক তৈরি করুন',
  end: 'এই লিংক বন্ধ করুন',
  renewWhat: 'নতুন লিংক হলে পুরোনোটি বন্ধ হয়ে যায়; তা থেকে যা এসেছে, গোনায় থেকে যায়।',
  share: 'পাঠান',
  words: 'আমি {{name}}-এর সঙ্গে আছি। আপনিও আসুন:',
  showName: 'আমার নাম দেখান',
  showNameWhat:
    'যিনি লিংক খোলেন, তিনি জানতে পারেন কে ডেকেছেন; শুধু নাম, পদবি নয়। নইলে লেখা থাকে “একজন বন্ধু”।',
  came_one: '{{count, number}} জন আপনার লিংক খুলেছেন।',
  came_other: '{{count, number}} জন আপনার লিংক খুলেছেন।',
  thisWeek_one: 'তার মধ্যে {{count, number}} জন গত সাত দিনে।',
  thisWeek_other: 'তার মধ্যে {{count, number}} জন গত সাত দিনে।',
  joined_one: '{{count, number}} জন এর মাধ্যমে যোগ দিয়েছেন।',
  joined_other: '{{count, number}} জন এর মাধ্যমে যোগ দিয়েছেন।',
};
