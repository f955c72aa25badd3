/** The messages of replies to events and of the gate in Telugu, by their English text. */
export const teOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} నుంచి {n} మందిని ఎంచుకోండి',
  'Mobile number or email is required': 'మొబైల్ నంబర్ లేదా ఈమెయిల్ రాయాలి',
  'Choose an event': 'కార్యక్రమాన్ని ఎంచుకోండి',
  'This event is not on the site any more.': 'ఈ కార్యక్రమం ఇక సైట్‌లో లేదు.',
  'This event is cancelled.': 'ఈ కార్యక్రమం రద్దయింది.',
  'Just come: nobody has to reply.': 'నేరుగా రండి: ముందుగా చెప్పక్కర్లేదు.',
  'This event has begun.': 'ఈ కార్యక్రమం మొదలైంది.',
  'Your place is kept.': 'మీ చోటు ఖాయం.',
  'You are on the waiting list.': 'మీరు నిరీక్షణ జాబితాలో ఉన్నారు.',
  'There is no room for more people. Your place stays as it is.':
    'ఇంకొందరికి చోటు లేదు. మీ చోటు ఎప్పటిలాగే ఉంటుంది.',
  'There is no reply at this link any more.': 'ఈ లింక్‌లో ఇక ఏ జవాబూ లేదు.',
  'Thank you for telling us. Your place is free for somebody else.':
    'తెలిపినందుకు ధన్యవాదాలు. మీ చోటు ఇప్పుడు వేరొకరికి దొరుకుతుంది.',
  'Your reply is not confirmed.': 'మీ జవాబును నిర్ధారించలేదు.',
  'This check-in link is not complete': 'ఈ చెక్-ఇన్ లింక్ పూర్తిగా లేదు',
  'This check-in link has ended, or its day has not come.':
    'ఈ చెక్-ఇన్ లింక్ ముగిసింది, లేదా దాని రోజు ఇంకా రాలేదు.',
};
