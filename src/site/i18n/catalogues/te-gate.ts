import type { PartialCatalogue } from '../catalogue.ts';

/** The Telugu texts of the check-in list for volunteers. */
export const teGate: PartialCatalogue['gate'] = {
  title: 'చెక్-ఇన్',
  loading: 'జాబితా వస్తోంది.',
  unreachable: 'సర్వర్‌ను చేరుకోలేకపోయాం. నెట్‌వర్క్ ఉన్న చోట లింక్‌ను ఒక్కసారి తెరవండి; తర్వాత నెట్‌వర్క్ లేకున్నా పని చేస్తుంది.',
  noLink: 'బృందం ఇచ్చిన లింక్‌తో ఈ పేజీ తెరవండి.',
  ended: 'ఈ లింక్ ముగిసింది, లేదా దాని రోజు ఇంకా రాలేదు. జాబితా ఇక ఈ ఫోన్‌లో లేదు.',
  search: 'పేరు లేదా కోడ్',
  nobody: 'జాబితాలో ఆ పేరుతో ఎవరూ లేరు.',
  in: '{{all, number}} మందిలో {{count, number}} వచ్చారు',
  sent: 'అన్నీ పంపాం.',
  waits_one: '{{count, number}} గుర్తు నెట్‌వర్క్ కోసం వేచి ఉంది.',
  waits_other: '{{count, number}} గుర్తులు నెట్‌వర్క్ కోసం వేచి ఉన్నాయి.',
  kept: 'ఈ పేజీ నెట్‌వర్క్ లేకున్నా తెరుచుకుంటుంది.',
  more: 'ఇంకా {{count, number}} పేర్లు ఉన్నాయి. ఒకటి రెండు అక్షరాలు రాయండి.',
  onWaitingList: 'నిరీక్షణ జాబితాలో',
  since: '{{time}} నుంచి లోపల',
  checkIn: 'వచ్చారు',
  checkInOf: '{{name}} వచ్చారు',
  undo: 'వెనక్కి తీసుకోండి',
  undoOf: '{{name}} చెక్-ఇన్ వెనక్కి తీసుకోండి',
  walkIns: 'జవాబు ఇవ్వకుండా వచ్చినవారు',
  oneMore: 'ఇంకొకరు',
  oneLess: 'చివరిది తీసేయండి',
};
