/** The messages of cards, invitations, the rally kit and push in Gujarati, by their English text. */
export const guOfSupporters: Record<string, string> = {
  'Saved.': 'સાચવ્યું.',
  'You have made a card today. You can make the next one tomorrow.':
    'આજે તમે કાર્ડ બનાવ્યું છે. બીજું કાલે બનાવી શકશો.',
  'The card is ready.': 'કાર્ડ તૈયાર છે.',
  'Write it in Latin or Indian letters': 'લૅટિન કે ભારતીય અક્ષરોમાં લખો',
  'Write it without links': 'લિંક વગર લખો',
  'Your link is ready.': 'તમારી લિંક તૈયાર છે.',
  'Your link works no more.': 'તમારી લિંક હવે ચાલશે નહીં.',
  'This event is over. Choose another': 'આ કાર્યક્રમ થઈ ગયો છે. બીજો પસંદ કરો',
  'This is no push token of a browser': 'આ બ્રાઉઝરનું પુશ ટોકન નથી',
  'This browser is registered to somebody else. Ask it for a new token.':
    'આ બ્રાઉઝર બીજા કોઈના નામે નોંધાયેલું છે. તેની પાસેથી નવું ટોકન લો.',
  'You hear from us on this device.': 'આ ડિવાઇસ પર તમને અમારી સૂચનાઓ મળશે.',
  'You hear no more from us on this device.': 'આ ડિવાઇસ પર હવે અમારી સૂચનાઓ નહીં આવે.',
};
