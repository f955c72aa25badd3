/** The messages of cards, of invitations and of the rally kit in Hindi, by their English text. */
export const hiOfSupporters: Record<string, string> = {
  'You have made a card today. You can make the next one tomorrow.':
    'आज आप कार्ड बना चुके हैं । अगला कार्ड कल बना सकेंगे ।',
  'Your link is ready.': 'आपका लिंक तैयार है।',
  'Your link works no more.': 'आपका लिंक अब काम नहीं करता।',
  'This event is over. Choose another': 'यह कार्यक्रम हो चुका है। कोई दूसरा चुनिए',
};
