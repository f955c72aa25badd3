/** The messages of replies to events and of the gate in Marathi, by their English text. */
export const mrOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} ते {n} जण निवडा',
  'Mobile number or email is required': 'मोबाइल नंबर किंवा ईमेल लिहिणे आवश्यक आहे',
  'Choose an event': 'कार्यक्रम निवडा',
  'This event is not on the site any more.': 'हा कार्यक्रम आता साइटवर नाही.',
  'This event is cancelled.': 'हा कार्यक्रम रद्द झाला आहे.',
  'Just come: nobody has to reply.': 'थेट या: कळवण्याची गरज नाही.',
  'This event has begun.': 'हा कार्यक्रम सुरू झाला आहे.',
  'Your place is kept.': 'तुमची जागा राखली आहे.',
  'You are on the waiting list.': 'तुम्ही प्रतीक्षा यादीत आहात.',
  'There is no room for more people. Your place stays as it is.':
    'आणखी लोकांसाठी जागा नाही. तुमची जागा आहे तशीच राहील.',
  'There is no reply at this link any more.': 'या लिंकवर आता कोणतेही उत्तर नाही.',
  'Thank you for telling us. Your place is free for somebody else.':
    'कळवल्याबद्दल धन्यवाद. तुमची जागा आता दुसऱ्या कोणाला मिळू शकते.',
  'Your reply is not confirmed.': 'तुमच्या उत्तराची पुष्टी झालेली नाही.',
  'This check-in link is not complete': 'ही चेक-इन लिंक अपुरी आहे',
  'This check-in link has ended, or its day has not come.':
    'ही चेक-इन लिंक संपली आहे, किंवा तिचा दिवस अजून आलेला नाही.',
};
