/** Sentences of replies to events and of the gate in Hindi. */
export const hiOfEvents: Record<string, string> = {
  'Choose from {n} to {n} people': '{n} से {n} लोग चुनिए',
  'Mobile number or email is required': 'मोबाइल नंबर या ईमेल लिखना ज़रूरी है',
  'Choose an event': 'कोई कार्यक्रम चुनिए',
  'This event is not on the site any more.': 'यह कार्यक्रम अब साइट पर नहीं है।',
  'This event is cancelled.': 'यह कार्यक्रम रद्द है।',
  'Just come: nobody has to reply.': 'सीधे आ जाइए: जवाब देने की ज़रूरत नहीं है।',
  'This event has begun.': 'यह कार्यक्रम शुरू हो चुका है।',
  'Your place is kept.': 'आपकी जगह पक्की है।',
  'You are on the waiting list.': 'आप प्रतीक्षा सूची में हैं।',
  'There is no room for more people. Your place stays as it is.':
    'और लोगों के लिए जगह नहीं है। आपकी जगह वैसी ही रहेगी।',
  'There is no reply at this link any more.': 'इस लिंक पर अब कोई जवाब नहीं है।',
  'Thank you for telling us. Your place is free for somebody else.':
    'बताने के लिए धन्यवाद। आपकी जगह अब किसी और को मिल सकती है।',
  'Your reply is not confirmed.': 'आपके जवाब की पुष्टि नहीं हुई है।',
  'This check-in link is not complete': 'यह चेक-इन लिंक अधूरा है',
  'This check-in link has ended, or its day has not come.':
    'यह चेक-इन लिंक बंद हो चुका है, या इसका दिन अभी नहीं आया है।',
};
