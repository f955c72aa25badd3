/** What the calls say about forms, in Marathi; English stands in for the rest. */
export const mr: Record<string, string> = {
  'Name is required': 'नाव लिहिणे आवश्यक आहे',
  'Email is required': 'ईमेल लिहिणे आवश्यक आहे',
  'Message is required': 'संदेश लिहिणे आवश्यक आहे',
  'This is required': 'हे आवश्यक आहे',
  'Enter an email like name@example.org': 'ईमेल असा लिहा: name@example.org',
  'Use at most two links': 'जास्तीत जास्त दोन लिंक लिहा',
  'Write this on one line': 'हे एकाच ओळीत लिहा',
  'Use at most {n} characters': 'जास्तीत जास्त {n} अक्षरे लिहा',
  'Use at least {n} characters': 'किमान {n} अक्षरे लिहा',
  'Some fields need your attention.': 'काही रकान्यांकडे लक्ष द्या.',
  'Too many tries. Wait a little and try again.': 'खूप वेळा प्रयत्न झाला. थोडे थांबून पुन्हा प्रयत्न करा.',
  'The site is busy. Try again in a moment.': 'साइटवर सध्या गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Something went wrong on our side. Try again in a moment.':
    'आमच्याकडे काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'There is nothing at this address.': 'या पत्त्यावर काहीही नाही.',
  'Log in to go on.': 'पुढे जाण्यासाठी लॉग इन करा.',
  'You are logged out.': 'तुम्ही लॉग आउट झालात.',
  'These details do not match. Check them and try again.':
    'ही माहिती जुळत नाही. तपासून पुन्हा प्रयत्न करा.',
  'Thank you. We have your message.': 'धन्यवाद. तुमचा संदेश आम्हाला मिळाला.',
  'Thank you. Open the link in the mail that we sent you.':
    'धन्यवाद. आम्ही पाठवलेल्या मेलमधील लिंक उघडा.',
};
