import { mrOfBooth } from './booth.ts';
import { mrOfEvents } from './events.ts';
import { mrOfQuiz } from './quiz.ts';
import { mrOfSupporters } from './supporters.ts';

/** The messages of the calls in Marathi, by their English text; `{n}` stands for any number. */
export const mr: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'विनंती वाचता आली नाही. तिचे स्वरूप तपासून पुन्हा पाठवा.',
  'These details do not match. Check them and try again.':
    'ही माहिती जुळत नाही. तपासून पुन्हा प्रयत्न करा.',
  'Log in to go on.': 'पुढे जाण्यासाठी लॉग इन करा.',
  'Your account may not do this.': 'तुमच्या खात्याला याची परवानगी नाही.',
  'There is nothing at this address.': 'या पत्त्यावर काहीही नाही.',
  'This address does not take this kind of request.': 'हा पत्ता अशी विनंती घेत नाही.',
  'This was done already.': 'हे आधीच झाले आहे.',
  'Somebody else saved this since. Compare both texts.':
    'दरम्यान दुसऱ्या कोणीतरी हे जतन केले आहे. दोन्ही मजकूर ताडून पाहा.',
  'What you sent is too large.': 'तुम्ही पाठवलेले खूप मोठे आहे.',
  'Send this as JSON, or as a form where the call says so.':
    'हे JSON मध्ये पाठवा, किंवा कॉल सांगेल तिथे फॉर्ममध्ये.',
  'Some fields need your attention.': 'काही रकान्यांकडे लक्ष द्या.',
  'Too many tries. Wait a little and try again.': 'खूप वेळा प्रयत्न झाला. थोडे थांबून पुन्हा प्रयत्न करा.',
  'Too many tries. Try again in {n} seconds.': 'खूप वेळा प्रयत्न झाला. {n} सेकंदांनी पुन्हा प्रयत्न करा.',
  'Too many tries. Try again in {n} minutes.': 'खूप वेळा प्रयत्न झाला. {n} मिनिटांनी पुन्हा प्रयत्न करा.',
  'Too many tries. Try again in {n} hours.': 'खूप वेळा प्रयत्न झाला. {n} तासांनी पुन्हा प्रयत्न करा.',
  'Many tries came from here. Show that you are a person and try again.':
    'इथून खूप वेळा प्रयत्न झाला. तुम्ही माणूस आहात हे दाखवा आणि पुन्हा प्रयत्न करा.',
  'The site is busy. Try again in a moment.': 'साइटवर सध्या गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Something went wrong on our side. Try again in a moment.':
    'आमच्याकडे काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'Name is required': 'नाव लिहिणे आवश्यक आहे',
  'Email is required': 'ईमेल लिहिणे आवश्यक आहे',
  'Message is required': 'संदेश लिहिणे आवश्यक आहे',
  'Enter an email like name@example.org': 'ईमेल असा लिहा: name@example.org',
  'Use at most two links': 'जास्तीत जास्त दोन लिंक लिहा',
  'Enter the whole phone number, or leave it empty': 'पूर्ण फोन नंबर लिहा, किंवा रिकामे सोडा',
  'Write this on one line': 'हे एकाच ओळीत लिहा',
  'Use at most {n} characters': 'जास्तीत जास्त {n} अक्षरे लिहा',
  'Use at least {n} characters': 'किमान {n} अक्षरे लिहा',
  'Give at least {n}': 'किमान {n} द्या',
  'Give at most {n}': 'जास्तीत जास्त {n} द्या',
  'Search with at most {n} characters': 'जास्तीत जास्त {n} अक्षरांनी शोधा',
  'Search with one text': 'एकाच मजकुराने शोधा',
  'Search without control characters': 'नियंत्रण-चिन्हांशिवाय शोधा',
  'Choose a category from the list': 'यादीतून विषय निवडा',
  'Choose upcoming, past or all': 'upcoming, past किंवा all निवडा',
  'Write the date as YYYY-MM-DD': 'तारीख YYYY-MM-DD अशी लिहा',
  'This day does not exist': 'असा दिवस नाही',
  'Write the year as YYYY, {n} to {n}': 'वर्ष YYYY असे लिहा, {n} ते {n}',
  'Write the month as {n} to {n}': 'महिना {n} ते {n} मध्ये लिहा',
  'Write the page as a number from {n} to {n}': 'पानाचा क्रमांक {n} ते {n} मध्ये लिहा',
  'Write the size as a number from {n} to {n}': 'आकार {n} ते {n} मध्ये लिहा',
  'Give this only once': 'हे एकदाच द्या',
  'Leave out control characters': 'नियंत्रण-चिन्हे काढून टाका',
  'This field is not known': 'हा रकाना ओळखीचा नाही',
  'This has the wrong form': 'याचे स्वरूप बरोबर नाही',
  'This is required': 'हे आवश्यक आहे',
  'Name one page by its title': 'एका पानाचे शीर्षक सांगा',
  'Name one slug': 'एकच slug सांगा',
  'Write a path of the site, such as /news': 'साइटवरील पत्ता लिहा, उदाहरणार्थ /news',
  'Name the type in letters': 'प्रकाराचे नाव अक्षरांत लिहा',
  'Write the path from its first slash': 'पत्ता पहिल्या स्लॅशपासून लिहा',
  'Send 1, or nothing': '1 पाठवा, किंवा काहीच नको',
  'There is no page of this name.': 'या नावाचे पान नाही.',
  'Thank you. We have your message.': 'धन्यवाद. तुमचा संदेश आम्हाला मिळाला.',
  'You are logged out.': 'तुम्ही लॉग आउट झालात.',
  'Thank you. Open the link in the mail that we sent you.':
    'धन्यवाद. आम्ही पाठवलेल्या मेलमधील लिंक उघडा.',
  'This kind of file is not taken here.': 'या प्रकारची फाइल येथे घेतली जात नाही.',
  'Choose a file of at most {n} MB.': 'जास्तीत जास्त {n} MB ची फाइल निवडा.',
  'Choose a file of at most {n} kB.': 'जास्तीत जास्त {n} kB ची फाइल निवडा.',
  'Send at most {n} kB.': 'जास्तीत जास्त {n} kB पाठवा.',
  'Send at most {n} MB.': 'जास्तीत जास्त {n} MB पाठवा.',
  'Send at most {n} files.': 'जास्तीत जास्त {n} फाइल्स पाठवा.',
  'Choose a picture': 'एक फोटो निवडा',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG किंवा WebP फोटो निवडा',
  'Choose a picture of at most {n} million pixels': 'जास्तीत जास्त {n} मेगापिक्सेलचा फोटो निवडा',
  'This picture is damaged. Choose another one': 'हा फोटो खराब आहे. दुसरा निवडा',
  'Confirm that it is you first': 'आधी हे तुम्हीच आहात याची पुष्टी करा',
  'The date of birth can be set only once': 'जन्मतारीख एकदाच लिहिता येते',
  'Under {n}, a parent must agree first. Write to us':
    'वय {n} पेक्षा कमी असेल, तर आधी पालकांची संमती लागते. आम्हाला लिहा',
  'Confirm the new number with a code first': 'आधी नव्या नंबरची कोडने पुष्टी करा',
  'This number belongs to another account.': 'हा नंबर दुसऱ्या खात्याचा आहे.',
  'Your profile is saved.': 'तुमचे प्रोफाइल जतन केले.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'तुमचे प्रोफाइल जतन केले. नव्या पत्त्यावर आलेल्या मेलमधील लिंक उघडा.',
  'You are logged out there.': 'तुम्ही तिथून लॉग आउट झालात.',
  'Add your date of birth to your profile first.': 'आधी तुमच्या प्रोफाइलमध्ये जन्मतारीख जोडा.',
  'Add an email to your profile first.': 'आधी तुमच्या प्रोफाइलमध्ये ईमेल जोडा.',
  'Thank you. Your consent is noted.': 'धन्यवाद. तुमची संमती नोंदवली आहे.',
  'Your consent is taken back.': 'तुमची संमती मागे घेतली आहे.',
  'Your account is closed. What we hold about you is being erased.':
    'तुमचे खाते बंद झाले. तुमच्याविषयी आमच्याकडे असलेले सर्व पुसले जात आहे.',
  'Thank you. We have your request and answer within {n} days.':
    'धन्यवाद. तुमची विनंती मिळाली. आम्ही {n} दिवसांत उत्तर देऊ.',
  'Thank you. The newsletter will come to you.': 'धन्यवाद. आता पत्र तुमच्याकडे येईल.',
  'This address is confirmed already. The next newsletter comes to you.':
    'या पत्त्याची खात्री आधीच झाली आहे. पुढचे पत्र तुम्हाला येईल.',
  'You get no more newsletters.': 'यापुढे तुम्हाला पत्र येणार नाही.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ही लिंक आधीच वापरली आहे किंवा खूप जुनी आहे. नव्या लिंकसाठी पत्र पुन्हा मागवा.',
  'This link is not one of ours.': 'ही लिंक आमची नाही.',
  'Your wishes are saved.': 'तुमची निवड जतन केली.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'या पत्त्यावर आता पत्र येत नाही. बदल करण्यासाठी पत्र पुन्हा मागवा.',
  'Choose at least one topic': 'किमान एक विषय निवडा',
  'Choose a topic': 'विषय निवडा',
  'Choose a language': 'भाषा निवडा',
  'Name one issue': 'पत्राचा एक अंक सांगा',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'तुमच्या पत्त्यावर पाठवलेले आमचे मेल परत आले, किंवा नको असलेले म्हणून नोंदवले गेले. पत्र त्याच्या स्वतःच्या पानावर मागवा; आमच्या मेलमधील बटण दाबले की ते येऊ लागेल.',
  'Mobile number is required': 'मोबाइल नंबर लिहिणे आवश्यक आहे',
  'Enter an Indian mobile number of ten digits': 'दहा अंकी भारतीय मोबाइल नंबर लिहा',
  'This link is not complete. Open it again': 'ही लिंक अपुरी आहे. ती पुन्हा उघडा',
  'Choose one of the list': 'यादीतून एक निवडा',
  'Enter a date like 1999-12-31': 'तारीख अशी लिहा: 1999-12-31',
  'Enter a day in the past': 'होऊन गेलेला दिवस लिहा',
  'The campaign has no settings yet.': 'मोहिमेच्या सेटिंग्ज अजून ठरलेल्या नाहीत.',
  'If there is an account with this address, we have sent it a mail.':
    'या पत्त्यावर खाते असेल, तर आम्ही त्यावर मेल पाठवला आहे.',
  'The two passwords are not the same': 'दोन्ही पासवर्ड सारखे नाहीत',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'हा पासवर्ड खूप लोक वापरतात, म्हणून तो सर्वात आधी ओळखला जातो. फक्त तुम्हालाच जुळणारे तीन-चार शब्द निवडा',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'तुमचे नाव, पत्ता, नंबर किंवा मोहिमेच्या नावावरून हा सहज ओळखता येतो. दुसरे शब्द निवडा',
  'This is your password already. Choose another one': 'हाच तुमचा सध्याचा पासवर्ड आहे. दुसरा निवडा',
  'Choose a password for this account': 'या खात्यासाठी पासवर्ड निवडा',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'ज्या ब्राउझरमध्ये पत्ता दिला त्यातच ही लिंक उघडा, किंवा या ब्राउझरमध्ये पत्ता पुन्हा द्या',
  'This sign-in was used already. Choose Google once more.':
    'हे लॉग इन आधीच वापरले आहे. पुन्हा Google निवडा.',
  'This link was used or is too old. Ask for a new one.':
    'ही लिंक वापरली आहे किंवा जुनी आहे. नवी मागवा.',
  'Your password is changed. Everybody else was logged out.':
    'तुमचा पासवर्ड बदलला. इतर सगळीकडून लॉग आउट झाले.',
  'Welcome. You are logged in.': 'स्वागत आहे. तुम्ही लॉग इन आहात.',
  'Your address is confirmed.': 'तुमच्या ईमेलची पुष्टी झाली.',
  'Thank you. The account is made, and your child can log in.':
    'धन्यवाद. खाते तयार झाले आहे, आणि तुमचे मूल लॉग इन करू शकते.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'धन्यवाद. आम्ही तुमच्या मुलाला मेल पाठवला आहे. त्यातली लिंक उघडली की खाते तयार होईल.',
  'You have declined. No account is made.': 'तुम्ही नकार दिला आहे. कोणतेही खाते तयार होणार नाही.',
  'This is not what the signed token says': 'सही केलेल्या टोकनमध्ये वेगळी माहिती आहे',
  'We have sent you a code.': 'आम्ही तुम्हाला कोड पाठवला आहे.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'सध्या इतके कोड मागितले जात आहेत की नव्या नंबरांना सुमारे एक तास थांबावे लागेल. या नंबरचे खाते असेल, तर त्याचा कोड तरीही येऊ शकतो.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'तिथे आम्ही आत्तापुरते पुरेसे वेळा लिहिले आहे. आमचा शेवटचा संदेश पहा, किंवा नंतर पुन्हा प्रयत्न करा.',
  'Welcome back.': 'पुन्हा स्वागत आहे.',
  'That code is not right. Check the message; you can try {n} more times.':
    'हा कोड बरोबर नाही. संदेश पाहा; तुम्ही आणखी {n} वेळा लिहू शकता.',
  'That code is not right. Check the message; you can try once more.':
    'हा कोड बरोबर नाही. संदेश पाहा; तुम्ही आणखी एकदा लिहू शकता.',
  'Too many wrong codes were entered. Ask for a new one.':
    'खूप वेळा चुकीचा कोड लिहिला गेला. नवा कोड मागवा.',
  'This code was used already. Ask for a new one.': 'हा कोड आधीच वापरला आहे. नवा कोड मागवा.',
  'This code is too old. Ask for a new one.': 'हा कोड जुना झाला आहे. नवा कोड मागवा.',
  'No code holds for this number any more. Ask for a new one.':
    'या नंबरसाठी आता कोणताही कोड चालू नाही. नवा कोड मागवा.',
  'Thank you. It is you.': 'धन्यवाद. हे तुम्हीच आहात.',
  'Enter the six digits': 'सहा अंक लिहा',
  'Password is required': 'पासवर्ड लिहिणे आवश्यक आहे',
  'This is not your password.': 'हा तुमचा पासवर्ड नाही.',
  'We have sent you a mail. Open the link in it to finish.':
    'आम्ही तुम्हाला मेल पाठवला आहे. पूर्ण करण्यासाठी त्यातील लिंक उघडा.',
  'We have asked your parent. Your account waits for their yes.':
    'आम्ही तुमच्या पालकांना विचारले आहे. त्यांनी होकार दिला की खाते तयार होईल.',
  'This number has an account already. Log in with it.': 'या नंबरवर आधीच खाते आहे. त्यानेच लॉग इन करा.',
  'Give an email or a mobile number': 'ईमेल किंवा मोबाइल नंबर द्या',
  'Confirm the mobile number with a code first': 'आधी मोबाइल नंबरची कोडने पुष्टी करा',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'तुमचे वय {n} पेक्षा कमी आहे. पालकांचा मोबाइल नंबर किंवा ईमेल द्या, आधी त्यांची संमती लागते',
  'Give a mobile number or an email': 'मोबाइल नंबर किंवा ईमेल द्या',
  'Give the parent’s own, not yours': 'पालकांचा स्वतःचा द्या, तुमचा नको',
  'This proof is used up. Ask for a new code': 'ही पुष्टी आता चालणार नाही. नवा कोड मागवा',
  'Your consent is needed': 'तुमची संमती आवश्यक आहे',
  ...mrOfEvents,
  ...mrOfBooth,
  ...mrOfQuiz,
  ...mrOfSupporters,
};
