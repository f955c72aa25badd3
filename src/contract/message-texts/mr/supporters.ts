/** The messages of cards, invitations, the rally kit and push in Marathi, by their English text. */
export const mrOfSupporters: Record<string, string> = {
  'Saved.': 'जतन केले.',
  'You have made a card today. You can make the next one tomorrow.':
    'आज तुम्ही कार्ड तयार केले आहे. पुढचे कार्ड उद्या तयार करता येईल.',
  'The card is ready.': 'कार्ड तयार आहे.',
  'Write it in Latin or Indian letters': 'लॅटिन किंवा भारतीय अक्षरांत लिहा',
  'Write it without links': 'लिंकशिवाय लिहा',
  'Your link is ready.': 'तुमची लिंक तयार आहे.',
  'Your link works no more.': 'तुमची लिंक आता चालणार नाही.',
  'This event is over. Choose another': 'हा कार्यक्रम झाला आहे. दुसरा निवडा',
  'This is no push token of a browser': 'हे ब्राउझरचे पुश टोकन नाही',
  'This browser is registered to somebody else. Ask it for a new token.':
    'हा ब्राउझर दुसऱ्या कोणाच्या नावावर नोंदलेला आहे. त्याच्याकडून नवे टोकन घ्या.',
  'You hear from us on this device.': 'या डिव्हाइसवर तुम्हाला आमच्या सूचना मिळतील.',
  'You hear no more from us on this device.': 'या डिव्हाइसवर आता आमच्या सूचना येणार नाहीत.',
};
