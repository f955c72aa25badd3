import type { PartialCatalogue } from '../catalogue.ts';

/** The Gujarati texts of birthday cards. */
export const guWish: PartialCatalogue['wish'] = {
  intro: 'નામ લખો એટલે કાર્ડ તૈયાર: તસવીર સાચવો અને મોકલો.',
  message: 'બે શબ્દો',
  messageHint: '200 અક્ષર સુધી, નામની નીચે નાના અક્ષરે.',
  nameRequired: 'નામ લખવું જરૂરી છે',
  make: 'કાર્ડ બનાવો',
  making: 'કાર્ડ બની રહ્યું છે',
  wall: 'શુભેચ્છાઓની દીવાલ',
  wallNote: 'અહીં લાગે તે પહેલાં દરેક કાર્ડ એક વ્યક્તિ જુએ છે.',
  wallEmpty: 'અહીં હજી કોઈ કાર્ડ નથી. પહેલું તમારું હોઈ શકે.',
  older: 'જૂનાં કાર્ડ',
  newer: 'નવાં કાર્ડ',
  cardFor: 'જન્મદિન મુબારક, {{name}}',
  ready: 'કાર્ડ તૈયાર છે',
  waits:
    'આ પાનું કાલ સુધી ફક્ત તમે જ ખોલી શકો છો. અમારી ટીમમાંથી કોઈ જોઈ લે પછી બીજાને પણ દેખાશે. ચિત્ર અત્યારથી જ તમારું છે.',
  share: 'ચિત્ર શેર કરો',
  save: 'ચિત્ર સાચવો',
  another: 'બીજું કાર્ડ બનાવો',
};
