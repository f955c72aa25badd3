import type { PartialCatalogue } from '../catalogue.ts';

/** The Gujarati texts of links by which members invite others. */
export const guReferral: PartialCatalogue['referral'] = {
  invited: 'એક મિત્રે તમને બોલાવ્યા છે.',
  invitedBy: '{{name}} તરફથી તમને આમંત્રણ છે.',
  title: 'બીજાને બોલાવો',
  intro:
    'તમારી પોતાની લિંક મિત્રોને જોડાવાના ફૉર્મ સુધી લાવે છે. અમે ફક્ત ગણીએ છીએ કે કેટલા આવ્યા અને કેટલાએ લખ્યું; કોણ આવ્યું તે ક્યારેય નહીં.',
  make: 'મારી લિંક બનાવો',
  renew: 'નવી લિંક બનાવો',
  end: 'આ લિંક બંધ કરો',
  renewWhat: 'નવી લિંક બને એટલે જૂની બંધ થાય છે; તેનાથી જે થયું તે ગણતરીમાં રહે છે.',
  share: 'મોકલો',
  words: 'હું {{name}}ની સાથે છું. તમે પણ આવો:',
  showName: 'મારું પહેલું નામ બતાવો',
  showNameWhat: 'લિંક ખોલનારને દેખાશે કે કોણે બોલાવ્યા. નહીં તો “એક મિત્ર” લખેલું દેખાશે.',
  came_one: '{{count, number}} વ્યક્તિએ તમારી લિંક ખોલી.',
  came_other: '{{count, number}} લોકોએ તમારી લિંક ખોલી.',
  thisWeek_other: 'તેમાંથી {{count, number}} છેલ્લા સાત દિવસમાં.',
  joined_one: 'તેનાથી {{count, number}} વ્યક્તિ જોડાઈ.',
  joined_other: 'તેનાથી {{count, number}} લોકો જોડાયા.',
};
