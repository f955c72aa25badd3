/** The sentences of the door, of own accounts and of the staff's list, in Hindi. */
export const hiOfSignIn: Record<string, string> = {
  'Set up the second step of logging in first.': 'पहले लॉग इन का दूसरा कदम सेट कीजिए।',
  'Email and password do not fit': 'ईमेल और पासवर्ड मेल नहीं खाते',
  'Email and password do not fit.': 'ईमेल और पासवर्ड मेल नहीं खाते।',
  'Email and password do not fit. Now there is a pause of {n} minutes':
    'ईमेल और पासवर्ड मेल नहीं खाते। अब {n} मिनट का विराम है',
  'Email and password do not fit. One try is left, then a pause of {n} minutes':
    'ईमेल और पासवर्ड मेल नहीं खाते। एक कोशिश बाकी है, फिर {n} मिनट का विराम',
  'Email and password do not fit. Two tries are left, then a pause of {n} minutes':
    'ईमेल और पासवर्ड मेल नहीं खाते। दो कोशिशें बाकी हैं, फिर {n} मिनट का विराम',
  'Email and password do not fit. Three tries are left, then a pause of {n} minutes':
    'ईमेल और पासवर्ड मेल नहीं खाते। तीन कोशिशें बाकी हैं, फिर {n} मिनट का विराम',
  'Email and password do not fit. Four tries are left, then a pause of {n} minutes':
    'ईमेल और पासवर्ड मेल नहीं खाते। चार कोशिशें बाकी हैं, फिर {n} मिनट का विराम',
  'This log-in took too long or was tried too often. Begin again.':
    'इस लॉग इन में देर हुई या बहुत कोशिशें हुईं। फिर से शुरू कीजिए।',
  'This recovery code is unknown, or was used already':
    'यह रिकवरी कोड पहचाना नहीं गया, या इस्तेमाल हो चुका है',
  'This code was used already. Wait for the next one':
    'यह कोड इस्तेमाल हो चुका है। अगले कोड का इंतज़ार कीजिए',
  'That code is not right. Look at the newest one': 'यह कोड सही नहीं है। सबसे नया कोड देखिए',
  'Too many wrong codes were entered. Log in again.':
    'बहुत बार ग़लत कोड लिखा गया। फिर से लॉग इन कीजिए।',
  'This passkey does not belong to this account. Use another one, or a code.':
    'यह पासकी इस खाते की नहीं है। कोई दूसरी पासकी या कोड इस्तेमाल कीजिए।',
  'This passkey was not accepted.': 'यह पासकी स्वीकार नहीं हुई।',
  'This is a short password made long. Write a sentence that only you know':
    'यह छोटे पासवर्ड को खींचकर लंबा किया गया है। ऐसा वाक्य लिखिए जो सिर्फ़ आप जानते हों',
  'Your password is changed. Log in with it.': 'आपका पासवर्ड बदल गया। उसी से लॉग इन कीजिए।',
  'You have an account. Log in.': 'आपका खाता है। लॉग इन कीजिए।',
  'This invitation was used, taken back or is too old. Ask for a new one.':
    'यह आमंत्रण इस्तेमाल हो चुका है, वापस लिया गया है या पुराना है। नया माँगिए।',
  'Show first that it is you: with your password or a code.':
    'पहले दिखाइए कि ये आप ही हैं: पासवर्ड या कोड से।',
  'Five of a kind are enough. Remove one first.': 'एक तरह के पाँच काफ़ी हैं। पहले एक हटाइए।',
  'The authenticator is added.': 'कोड ऐप जुड़ गया।',
  'The passkey is added.': 'पासकी जुड़ गई।',
  'This is your last second step. Add another one first.':
    'यह आपका आख़िरी दूसरा कदम है। पहले कोई और जोड़िए।',
  'It is removed.': 'हटा दिया गया।',
  'Ten new codes. The old ones no longer work.': 'दस नए कोड। पुराने अब नहीं चलेंगे।',
  'That session is ended.': 'वह सत्र समाप्त हुआ।',
  'Everybody else was logged out.': 'बाक़ी सब जगह से लॉग आउट कर दिया गया।',
  'Somebody with this address has an account already': 'इस पते से किसी का खाता पहले से है',
  'The invitation is on its way.': 'आमंत्रण भेज दिया गया।',
  'This address is invited already. Send that invitation again, or take it back.':
    'इस पते पर आमंत्रण पहले ही भेजा जा चुका है। उसे फिर से भेजिए, या वापस लीजिए।',
  'The invitation is on its way. The earlier link has ended.':
    'आमंत्रण भेज दिया गया। पहले वाला लिंक अब नहीं चलेगा।',
  'The invitation is taken back. Its link has ended.': 'आमंत्रण वापस लिया गया। उसका लिंक अब नहीं चलेगा।',
  'Nobody decides on their own account. Ask another administrator.':
    'अपने खाते के बारे में कोई स्वयं तय नहीं करता। किसी दूसरे व्यवस्थापक से कहिए।',
  'This is the last administrator. Make somebody else one first.':
    'यह आख़िरी व्यवस्थापक खाता है। पहले किसी और को व्यवस्थापक बनाइए।',
  'The roles are changed. Their sessions have ended.': 'भूमिकाएँ बदल गईं। उनके सत्र समाप्त हुए।',
  'The roles are changed. Their sessions have ended. Plans of theirs that were taken back: {n}.':
    'भूमिकाएँ बदल गईं। उनके सत्र समाप्त हुए। उनकी वापस ली गई योजनाएँ: {n}।',
  'Suspended. Nothing opens for them from now on.': 'निलंबित किया गया। अब उनके लिए कुछ नहीं खुलेगा।',
  'Suspended. Nothing opens for them from now on. Plans of theirs that were taken back: {n}.':
    'निलंबित किया गया। अब उनके लिए कुछ नहीं खुलेगा। उनकी वापस ली गई योजनाएँ: {n}।',
  'They may log in again.': 'वे फिर से लॉग इन कर सकते हैं।',
  'The second step is reset. They set it up again at the next log-in.':
    'दूसरा कदम हटा दिया गया। अगले लॉग इन पर वे उसे फिर से सेट करेंगे।',
  'Enter the six digits, or a recovery code': 'छह अंक, या रिकवरी कोड लिखिए',
  'Name each role once': 'हर भूमिका एक ही बार लिखिए',
  'Choose the languages of the translator': 'अनुवादक की भाषाएँ चुनिए',
  'Give it a name': 'इसे एक नाम दीजिए',
};
