import type { PartialCatalogue } from '../catalogue.ts';

/** The Telugu texts of links by which members invite others. */
export const teReferral: PartialCatalogue['referral'] = {
  invited: 'ఒక స్నేహితుడు మిమ్మల్ని పిలిచారు.',
  invitedBy: '{{name}} మిమ్మల్ని పిలిచారు.',
  title: 'ఇతరులను పిలవండి',
  intro:
    'మీ సొంత లింక్ మీ స్నేహితులను చేరే ఫారానికి తీసుకొస్తుంది. ఎంత మంది వచ్చారు, ఎంత మంది రాశారు అని మాత్రమే లెక్కపెడతాం; ఎవరు అని ఎప్పటికీ కాదు.',
  make: 'నా లింక్ తయారు చేయండి',
  renew: 'కొత్త లింక్ తయారు చేయండి',
  end: 'ఈ లింక్ ఆపండి',
  renewWhat: 'కొత్త లింక్ రాగానే పాతది ఆగిపోతుంది; దాని ద్వారా వచ్చినవి లెక్కలో ఉంటాయి.',
  share: 'పంపండి',
  words: 'నేను {{name}} గారితో ఉన్నాను. మీరూ రండి:',
  showName: 'నా పేరు చూపండి',
  showNameWhat: 'లింక్ తెరిచినవారికి ఎవరు పిలిచారో కనిపిస్తుంది, ఇంటి పేరు లేకుండా. లేదంటే “ఒక స్నేహితుడు” అని ఉంటుంది.',
  came_one: '{{count, number}} వ్యక్తి మీ లింక్ తెరిచారు.',
  came_other: '{{count, number}} మంది మీ లింక్ తెరిచారు.',
  thisWeek_one: 'వారిలో {{count, number}} వ్యక్తి గత ఏడు రోజుల్లో.',
  thisWeek_other: 'వారిలో {{count, number}} మంది గత ఏడు రోజుల్లో.',
  joined_one: '{{count, number}} వ్యక్తి దీని ద్వారా చేరారు.',
  joined_other: '{{count, number}} మంది దీని ద్వారా చేరారు.',
};
