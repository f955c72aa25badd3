import type { PartialCatalogue } from '../catalogue.ts';

/** The Gujarati texts of the kit for supporters. */
export const guKit: PartialCatalogue['kit'] = {
  with: 'હું {{name}}ની સાથે છું',
  title: 'રૅલી કિટ',
  intro: 'તમારા નામવાળું પોસ્ટર, WhatsApp સ્ટેટસ અને કાર્ડ. પળવારમાં તૈયાર, અને તરત તમારું.',
  shape: 'શું બનાવવું છે?',
  status: 'WhatsApp સ્ટેટસ',
  statusWhat: 'આખા ફોન પર, 1080 × 1920',
  card: 'કાર્ડ',
  cardWhat: 'ચોરસ, ગ્રૂપ માટે, 1080 × 1080',
  poster: 'પોસ્ટર',
  posterWhat: 'A4, દીવાલ કે બારી માટે',
  name: 'તમારું નામ',
  nameHint: '40 અક્ષર સુધી. નામ ન હોય તો ત્યાં સૂત્ર આવે છે.',
  language: 'ભાષા',
  event: 'તેના પર એક કાર્યક્રમ',
  noEvent: 'કોઈ કાર્યક્રમ નહીં',
  make: 'ચિત્ર બનાવો',
  making: 'બની રહ્યું છે',
  print: 'છાપવા માટે PDF બનાવો',
  ready: 'આ લો',
  share: 'શેર કરો',
  save: 'ચિત્ર સાચવો',
  sample: 'ચિત્ર લગભગ આવું દેખાશે',
  private: 'અમે તે તમારા માટે બનાવીએ છીએ અને કંઈ રાખતા નથી: નામ નહીં, ચિત્ર પણ નહીં.',
};
