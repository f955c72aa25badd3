/** The messages of cards, invitations, the rally kit and push in Telugu, by their English text. */
export const teOfSupporters: Record<string, string> = {
  'Saved.': 'సేవ్ అయింది.',
  'You have made a card today. You can make the next one tomorrow.':
    'ఈ రోజు మీరు ఒక కార్డు తయారు చేశారు. తర్వాతిది రేపు తయారు చేయవచ్చు.',
  'The card is ready.': 'కార్డు సిద్ధంగా ఉంది.',
  'Write it in Latin or Indian letters': 'లాటిన్ లేదా భారతీయ అక్షరాల్లో రాయండి',
  'Write it without links': 'లింకులు లేకుండా రాయండి',
  'Your link is ready.': 'మీ లింక్ సిద్ధంగా ఉంది.',
  'Your link works no more.': 'మీ లింక్ ఇక పని చేయదు.',
  'This event is over. Choose another': 'ఈ కార్యక్రమం అయిపోయింది. వేరొకటి ఎంచుకోండి',
  'This is no push token of a browser': 'ఇది బ్రౌజర్ పుష్ టోకెన్ కాదు',
  'This browser is registered to somebody else. Ask it for a new token.':
    'ఈ బ్రౌజర్ వేరొకరి పేరున నమోదై ఉంది. దాని నుంచి కొత్త టోకెన్ తీసుకోండి.',
  'You hear from us on this device.': 'ఈ ఫోన్‌లో మీకు మా సందేశాలు వస్తాయి.',
  'You hear no more from us on this device.': 'ఈ ఫోన్‌లో ఇక మా సందేశాలు రావు.',
};
