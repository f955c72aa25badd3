import type { PartialCatalogue } from '../catalogue.ts';

/** The Gujarati texts of the check-in list for volunteers. */
export const guGate: PartialCatalogue['gate'] = {
  title: 'ચેક-ઇન',
  loading: 'યાદી આવી રહી છે.',
  unreachable: 'સર્વર સાથે સંપર્ક થયો નહીં. નેટવર્ક હોય ત્યાં લિંક એક વાર ખોલો; પછી તે નેટવર્ક વિના પણ ચાલશે.',
  noLink: 'ટીમ તરફથી મળેલી લિંકથી આ પાનું ખોલો.',
  ended: 'આ લિંક પૂરી થઈ છે, અથવા તેનો દિવસ હજી આવ્યો નથી. યાદી હવે આ ડિવાઇસ પર નથી.',
  search: 'નામ અથવા કોડ',
  nobody: 'યાદીમાં આ નામનું કોઈ નથી.',
  in: '{{all, number}} માંથી {{count, number}} આવ્યા',
  sent: 'બધું મોકલી દીધું છે.',
  waits_other: '{{count, number}} નોંધ નેટવર્કની રાહ જુએ છે.',
  kept: 'આ પાનું નેટવર્ક વિના પણ ખૂલે છે.',
  more: 'બીજાં {{count, number}} નામ છે. એક-બે અક્ષર લખો.',
  onWaitingList: 'પ્રતીક્ષા યાદીમાં',
  since: '{{time}} વાગ્યે આવ્યા',
  checkIn: 'આવ્યા',
  checkInOf: '{{name}} આવ્યા',
  undo: 'પાછું લો',
  undoOf: '{{name}} નું ચેક-ઇન પાછું લો',
  walkIns: 'જણાવ્યા વિના આવ્યા',
  oneMore: 'બીજા એક',
  oneLess: 'છેલ્લું પાછું લો',
};
