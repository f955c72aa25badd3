/** The messages of cards, invitations, the rally kit and push in Hindi, by their English text. */
export const hiOfSupporters: Record<string, string> = {
  'You have made a card today. You can make the next one tomorrow.':
    'आज आप कार्ड बना चुके हैं । अगला कार्ड कल बना सकेंगे ।',
  'Your link is ready.': 'आपका लिंक तैयार है।',
  'Your link works no more.': 'आपका लिंक अब काम नहीं करता।',
  'This event is over. Choose another': 'यह कार्यक्रम हो चुका है। कोई दूसरा चुनिए',
  'The card is ready.': 'कार्ड तैयार है।',
  'Write it in Latin or Indian letters': 'लैटिन या भारतीय अक्षरों में लिखें',
  'Write it without links': 'बिना लिंक के लिखें',
  'This is no push token of a browser': 'यह किसी ब्राउज़र का पुश टोकन नहीं है',
  'This browser is registered to somebody else. Ask it for a new token.':
    'यह ब्राउज़र किसी और के नाम दर्ज है। इससे नया टोकन माँगें।',
  'You hear from us on this device.': 'इस डिवाइस पर आपको हमारे संदेश मिलेंगे।',
  'You hear no more from us on this device.': 'इस डिवाइस पर अब हमारे संदेश नहीं आएँगे।',
  'Saved.': 'सहेजा गया।',
};
