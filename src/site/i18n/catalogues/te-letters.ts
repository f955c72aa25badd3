import type { PartialCatalogue } from '../catalogue.ts';

/** The Telugu texts of pages on which people see where their letters stand. */
export const teLetters: PartialCatalogue['letters'] = {
  pageTitle: 'మీ సందేశం {{number}}',
  received: 'అందింది',
  inWork: 'పని జరుగుతోంది',
  answered: 'జవాబు ఇచ్చాం',
  closed: 'ముగిసింది',
  receivedText: 'ధన్యవాదాలు. మీ సందేశం మాకు అందింది. మా బృందంలో ఒకరు చదువుతారు.',
  inWorkText: 'మా బృందంలో ఒకరు దీన్ని చూస్తున్నారు.',
  answeredText: 'మీకు ఈమెయిల్‌లో జవాబు ఇచ్చాం.',
  closedText: 'మరో జవాబు లేకుండా దీన్ని ముగించాం. ఏదైనా మిగిలి ఉంటే మాకు రాయండి.',
  takenUp: '{{day}}న పని మొదలైంది',
  replyOf: '{{day}}న మా జవాబు',
  together: 'మీ మరో సందేశంతో కలిపి దీన్ని చూస్తున్నాం. జవాబు మీ ఈమెయిల్‌కు వస్తుంది.',
  writeAgain: 'మళ్లీ రాయండి',
  yours: 'మీ సందేశాలు',
  none: 'మీ ఈమెయిల్ లేదా నంబర్ నుంచి ఇంకా మాకు ఏమీ రాలేదు.',
  write: 'మాకు రాయండి',
};
