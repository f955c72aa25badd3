import type { PartialCatalogue } from '../catalogue.ts';

/** The Bengali texts of the kit for supporters. */
export const bnKit: PartialCatalogue['kit'] = {
  with: 'আমি {{name}}-এর সঙ্গে আছি',
  title: 'র‍্যালি কিট',
  intro: 'আপনার নাম-সহ পোস্টার, WhatsApp স্ট্যাটাস আর কার্ড। এক নিমেষে তৈরি, সঙ্গে সঙ্গে আপনার।',
  shape: 'কী তৈরি করবেন?',
  status: 'WhatsApp স্ট্যাটাস',
  statusWhat: 'পুরো ফোন জুড়ে, 1080 × 1920',
  card: 'কার্ড',
  cardWhat: 'চৌকো, গ্রুপের জন্য, 1080 × 1080',
  poster: 'পোস্টার',
  posterWhat: 'A4, দেওয়াল বা জানালার জন্য',
  name: 'আপনার নাম',
  nameHint: '40 অক্ষর পর্যন্ত। নাম না দিলে সেখানে স্লোগান থাকবে।',
  language: 'ভাষা',
  event: 'তাতে একটি অনুষ্ঠান',
  noEvent: 'কোনো অনুষ্ঠান নয়',
  make: 'ছবি তৈরি করুন',
  making: 'তৈরি হচ্ছে',
  print: 'ছাপার জন্য PDF তৈরি করুন',
  ready: 'এই নিন',
  share: 'শেয়ার করুন',
  save: 'ছবি সেভ করুন',
  sample: 'ছবিটি মোটামুটি এমন হবে',
  private: 'আমরা এটি আপনার জন্য এঁকে দিই, কিছুই রাখি না: নামও না, ছবিও না।',
};
