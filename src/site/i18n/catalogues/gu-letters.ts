import type { PartialCatalogue } from '../catalogue.ts';

/** The Gujarati texts of pages on which people see where their letters stand. */
export const guLetters: PartialCatalogue['letters'] = {
  pageTitle: 'તમારો સંદેશ {{number}}',
  received: 'મળી ગયો',
  inWork: 'કામ ચાલુ છે',
  answered: 'જવાબ આપ્યો',
  closed: 'બંધ',
  receivedText: 'આભાર. તમારો સંદેશ અમને મળ્યો. એક વ્યક્તિ તે વાંચશે.',
  inWorkText: 'અમારી ટીમમાંથી કોઈ તેના પર કામ કરે છે.',
  answeredText: 'અમે તમને ઈમેલથી જવાબ આપ્યો છે.',
  closedText: 'વધુ જવાબ આપ્યા વિના અમે આ સંદેશ બંધ કર્યો છે. કંઈ રહી ગયું હોય તો અમને લખો.',
  takenUp: '{{day}} ના રોજ કામ શરૂ',
  replyOf: '{{day}} નો અમારો જવાબ',
  together: 'તમારા બીજા એક સંદેશ સાથે અમે આ જોઈએ છીએ. જવાબ તમારા ઈમેલ પર આવશે.',
  writeAgain: 'અમને ફરી લખો',
  yours: 'તમારા સંદેશ',
  none: 'તમારા ઈમેલ કે નંબર પરથી અમને હજી કંઈ મળ્યું નથી.',
  write: 'અમને લખો',
};
