import type { PartialCatalogue } from '../catalogue.ts';

/** The Bengali texts of birthday cards. */
export const bnWish: PartialCatalogue['wish'] = {
  intro: 'একটি নাম লিখুন, কার্ড তৈরি: ছবিটি রেখে দিন, আর পাঠান।',
  message: 'দু-চার কথা',
  messageHint: '200 অক্ষর পর্যন্ত, নামের নীচে ছোট করে।',
  nameRequired: 'নাম লেখা দরকার',
  make: 'কার্ড তৈরি করুন',
  making: 'কার্ড তৈরি হচ্ছে',
  wall: 'শুভেচ্ছার দেওয়াল',
  wallNote: 'এখানে ওঠার আগে প্রতিটি কার্ড একজন দেখে নেন।',
  wallEmpty: 'এখানে এখনও কোনও কার্ড নেই। প্রথমটি আপনারই হোক।',
  older: 'পুরোনো কার্ড',
  newer: 'নতুন কার্ড',
  cardFor: 'শুভ জন্মদিন, {{name}}',
  ready: 'কার্ড তৈরি',
  waits:
    'এই পাতা কাল পর্যন্ত শুধু আপনিই খুলতে পারবেন। আমাদের দলের কেউ দেখে নিলে অন্যরাও দেখতে পাবেন। ছবিটি এখনই আপনার।',
  share: 'ছবি শেয়ার করুন',
  save: 'ছবি সেভ করুন',
  another: 'আর একটি কার্ড তৈরি করুন',
};
