import { teOfBooth } from './booth.ts';
import { teOfEvents } from './events.ts';
import { teOfQuiz } from './quiz.ts';
import { teOfSupporters } from './supporters.ts';

/** The messages of the calls in Telugu, by their English text; `{n}` stands for any number. */
export const te: Record<string, string> = {
  'The request could not be read. Check its form and send it again.':
    'అభ్యర్థనను చదవలేకపోయాం. దాని రూపం సరిచూసి మళ్లీ పంపండి.',
  'These details do not match. Check them and try again.': 'ఈ వివరాలు సరిపోలడం లేదు. చూసి మళ్లీ ప్రయత్నించండి.',
  'Log in to go on.': 'కొనసాగడానికి లాగిన్ చేయండి.',
  'Your account may not do this.': 'మీ ఖాతాతో ఇది చేయడానికి అనుమతి లేదు.',
  'There is nothing at this address.': 'ఈ చిరునామాలో ఏమీ లేదు.',
  'This address does not take this kind of request.': 'ఈ చిరునామా ఇలాంటి అభ్యర్థనను తీసుకోదు.',
  'This was done already.': 'ఇది ఇప్పటికే జరిగింది.',
  'Somebody else saved this since. Compare both texts.':
    'ఈలోగా మరొకరు దీన్ని భద్రపరిచారు. రెండు పాఠాలనూ పోల్చి చూడండి.',
  'What you sent is too large.': 'మీరు పంపినది చాలా పెద్దగా ఉంది.',
  'Send this as JSON, or as a form where the call says so.':
    'దీన్ని JSONగా పంపండి, లేదా కాల్ కోరిన చోట ఫారంగా పంపండి.',
  'Some fields need your attention.': 'కొన్ని గడులను గమనించండి.',
  'Too many tries. Wait a little and try again.': 'చాలాసార్లు ప్రయత్నించారు. కాస్త ఆగి మళ్లీ ప్రయత్నించండి.',
  'Too many tries. Try again in {n} seconds.': 'చాలాసార్లు ప్రయత్నించారు. {n} సెకన్ల తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Too many tries. Try again in {n} minutes.': 'చాలాసార్లు ప్రయత్నించారు. {n} నిమిషాల తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Too many tries. Try again in {n} hours.': 'చాలాసార్లు ప్రయత్నించారు. {n} గంటల తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Many tries came from here. Show that you are a person and try again.':
    'ఇక్కడి నుంచి చాలాసార్లు ప్రయత్నాలు జరిగాయి. మీరు మనిషేనని చూపి మళ్లీ ప్రయత్నించండి.',
  'The site is busy. Try again in a moment.': 'సైట్‌లో ఇప్పుడు రద్దీగా ఉంది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Something went wrong on our side. Try again in a moment.':
    'మా వైపు ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Name is required': 'పేరు రాయాలి',
  'Email is required': 'ఈమెయిల్ రాయాలి',
  'Message is required': 'సందేశం రాయాలి',
  'Enter an email like name@example.org': 'ఈమెయిల్ ఇలా రాయండి: name@example.org',
  'Use at most two links': 'గరిష్ఠంగా రెండు లింకులు రాయండి',
  'Enter the whole phone number, or leave it empty': 'పూర్తి ఫోన్ నంబర్ రాయండి, లేదా ఖాళీగా వదలండి',
  'Write this on one line': 'దీన్ని ఒకే వరుసలో రాయండి',
  'Use at most {n} characters': 'గరిష్ఠంగా {n} అక్షరాలు రాయండి',
  'Use at least {n} characters': 'కనీసం {n} అక్షరాలు రాయండి',
  'Give at least {n}': 'కనీసం {n} ఇవ్వండి',
  'Give at most {n}': 'గరిష్ఠంగా {n} ఇవ్వండి',
  'Search with at most {n} characters': 'వెతకడానికి గరిష్ఠంగా {n} అక్షరాలు రాయండి',
  'Search with one text': 'ఒకే మాటతో వెతకండి',
  'Search without control characters': 'కంట్రోల్ అక్షరాలు లేకుండా వెతకండి',
  'Choose a category from the list': 'జాబితా నుంచి అంశాన్ని ఎంచుకోండి',
  'Choose upcoming, past or all': 'upcoming, past లేదా all ఎంచుకోండి',
  'Write the date as YYYY-MM-DD': 'తేదీని YYYY-MM-DDగా రాయండి',
  'This day does not exist': 'ఇలాంటి తేదీ లేదు',
  'Write the year as YYYY, {n} to {n}': 'సంవత్సరాన్ని YYYYగా రాయండి, {n} నుంచి {n} వరకు',
  'Write the month as {n} to {n}': 'నెలను {n} నుంచి {n} వరకు అంకెతో రాయండి',
  'Write the page as a number from {n} to {n}': 'పేజీని {n} నుంచి {n} వరకు అంకెతో రాయండి',
  'Write the size as a number from {n} to {n}': 'పరిమాణాన్ని {n} నుంచి {n} వరకు అంకెతో రాయండి',
  'Give this only once': 'దీన్ని ఒక్కసారే ఇవ్వండి',
  'Leave out control characters': 'కంట్రోల్ అక్షరాలను తీసివేయండి',
  'This field is not known': 'ఈ గడి మాకు తెలియదు',
  'This has the wrong form': 'ఇది సరైన రూపంలో లేదు',
  'This is required': 'ఇది రాయాలి',
  'Name one page by its title': 'ఒక పేజీని దాని శీర్షికతో తెలపండి',
  'Name one slug': 'ఒక్క స్లగ్ మాత్రమే తెలపండి',
  'Write a path of the site, such as /news': 'సైట్‌లోని చిరునామా రాయండి, ఉదాహరణకు /news',
  'Name the type in letters': 'రకం పేరును అక్షరాల్లో రాయండి',
  'Write the path from its first slash': 'చిరునామాను మొదటి స్లాష్ నుంచి రాయండి',
  'Send 1, or nothing': '1 పంపండి, లేదా ఏదీ వద్దు',
  'There is no page of this name.': 'ఈ పేరుతో పేజీ ఏదీ లేదు.',
  'Thank you. We have your message.': 'ధన్యవాదాలు. మీ సందేశం మాకు అందింది.',
  'You are logged out.': 'మీరు లాగ్ అవుట్ అయ్యారు.',
  'Thank you. Open the link in the mail that we sent you.': 'ధన్యవాదాలు. మేము పంపిన మెయిల్‌లోని లింక్‌ను తెరవండి.',
  'This kind of file is not taken here.': 'ఈ రకమైన ఫైల్ ఇక్కడ తీసుకోబడదు.',
  'Choose a file of at most {n} MB.': 'గరిష్ఠంగా {n} MB ఫైల్‌ను ఎంచుకోండి.',
  'Choose a file of at most {n} kB.': 'గరిష్ఠంగా {n} kB ఫైల్‌ను ఎంచుకోండి.',
  'Send at most {n} kB.': 'గరిష్ఠంగా {n} kB పంపండి.',
  'Send at most {n} MB.': 'గరిష్ఠంగా {n} MB పంపండి.',
  'Send at most {n} files.': 'గరిష్ఠంగా {n} ఫైల్‌లు పంపండి.',
  'Choose a picture': 'చిత్రాన్ని ఎంచుకోండి',
  'Choose a JPEG, PNG or WebP picture': 'JPEG, PNG లేదా WebP చిత్రాన్ని ఎంచుకోండి',
  'Choose a picture of at most {n} million pixels': 'గరిష్ఠంగా {n} మిలియన్ పిక్సెళ్ల చిత్రాన్ని ఎంచుకోండి',
  'This picture is damaged. Choose another one': 'ఈ చిత్రం పాడైంది. మరొకటి ఎంచుకోండి',
  'Confirm that it is you first': 'ముందుగా ఇది మీరేనని నిర్ధారించండి',
  'The date of birth can be set only once': 'పుట్టిన తేదీని ఒక్కసారే రాయగలరు',
  'Under {n}, a parent must agree first. Write to us':
    '{n} ఏళ్ల లోపు వారికి ముందుగా అమ్మ లేదా నాన్న ఒప్పుకోవాలి. మాకు రాయండి',
  'Confirm the new number with a code first': 'ముందుగా కొత్త నంబర్‌ను కోడ్‌తో నిర్ధారించండి',
  'This number belongs to another account.': 'ఈ నంబర్ వేరే ఖాతాకు చెందినది.',
  'Your profile is saved.': 'మీ ప్రొఫైల్ సేవ్ అయింది.',
  'Your profile is saved. Open the link in the mail to the new address.':
    'మీ ప్రొఫైల్ సేవ్ అయింది. కొత్త చిరునామాకు పంపిన మెయిల్‌లోని లింక్‌ను తెరవండి.',
  'You are logged out there.': 'అక్కడ మీరు లాగ్ అవుట్ అయ్యారు.',
  'Add your date of birth to your profile first.': 'ముందుగా మీ ప్రొఫైల్‌లో పుట్టిన తేదీ చేర్చండి.',
  'Add an email to your profile first.': 'ముందుగా మీ ప్రొఫైల్‌లో ఈమెయిల్ చేర్చండి.',
  'Thank you. Your consent is noted.': 'ధన్యవాదాలు. మీ అంగీకారం నమోదైంది.',
  'Your consent is taken back.': 'మీ అంగీకారాన్ని వెనక్కి తీసుకున్నారు.',
  'Your account is closed. What we hold about you is being erased.':
    'మీ ఖాతా మూసేశాం. మీ గురించి మా దగ్గర ఉన్న సమాచారాన్ని తొలగిస్తున్నాం.',
  'Thank you. We have your request and answer within {n} days.':
    'ధన్యవాదాలు. మీ అభ్యర్థన అందింది, {n} రోజుల్లోపు జవాబిస్తాం.',
  'Thank you. The newsletter will come to you.': 'ధన్యవాదాలు. ఇక ఉత్తరం మీకు వస్తుంది.',
  'This address is confirmed already. The next newsletter comes to you.':
    'ఈ చిరునామా ఇప్పటికే నిర్ధారణ అయింది. తర్వాతి ఉత్తరం మీకు వస్తుంది.',
  'You get no more newsletters.': 'ఇక మీకు ఉత్తరాలు రావు.',
  'This link was used already or is too old. Subscribe again for a new one.':
    'ఈ లింక్‌ను ఇప్పటికే వాడారు, లేదా ఇది చాలా పాతది. కొత్త లింక్ కోసం ఉత్తరాన్ని మళ్లీ కోరండి.',
  'This link is not one of ours.': 'ఈ లింక్ మాది కాదు.',
  'Your wishes are saved.': 'మీ ఎంపికలు సేవ్ అయ్యాయి.',
  'This address gets no newsletter any more. Subscribe again to change it.':
    'ఈ చిరునామాకు ఇక ఉత్తరాలు రావు. మార్చడానికి ఉత్తరాన్ని మళ్లీ కోరండి.',
  'Choose at least one topic': 'కనీసం ఒక అంశాన్ని ఎంచుకోండి',
  'Choose a topic': 'అంశాన్ని ఎంచుకోండి',
  'Choose a language': 'భాషను ఎంచుకోండి',
  'Name one issue': 'ఉత్తరం సంచికను పేర్కొనండి',
  'Our mails to your address came back, or were marked as unwanted. Ask for the newsletter on its own page; it begins once you press the button in our mail.':
    'మీ చిరునామాకు పంపిన మా మెయిళ్లు తిరిగి వచ్చాయి, లేదా వద్దనుకున్నవిగా గుర్తించారు. ఉత్తరాన్ని దాని పేజీలో కోరండి; మా మెయిల్‌లోని బటన్ నొక్కగానే అది రావడం మొదలవుతుంది.',
  'Mobile number is required': 'మొబైల్ నంబర్ రాయాలి',
  'Enter an Indian mobile number of ten digits': 'భారత్‌లోని పది అంకెల మొబైల్ నంబర్ రాయండి',
  'This link is not complete. Open it again': 'ఈ లింక్ పూర్తిగా లేదు. మళ్లీ తెరవండి',
  'Choose one of the list': 'జాబితా నుంచి ఒకటి ఎంచుకోండి',
  'Enter a date like 1999-12-31': 'తేదీని ఇలా రాయండి: 1999-12-31',
  'Enter a day in the past': 'గడిచిపోయిన తేదీ రాయండి',
  'The campaign has no settings yet.': 'ప్రచారానికి ఇంకా సెట్టింగులు లేవు.',
  'If there is an account with this address, we have sent it a mail.':
    'ఈ చిరునామాతో ఖాతా ఉంటే, దానికి మెయిల్ పంపాం.',
  'The two passwords are not the same': 'రెండు పాస్‌వర్డ్‌లు ఒకేలా లేవు',
  'Many people use this password, so it is guessed first. Choose three or four words that belong together for you alone':
    'ఈ పాస్‌వర్డ్‌ను చాలామంది వాడతారు, అందుకే ముందుగా దీన్నే ఊహిస్తారు. మీకు మాత్రమే కలిసే మూడు, నాలుగు పదాలను ఎంచుకోండి',
  'This is easy to guess from your name, address, number or the campaign. Choose other words':
    'మీ పేరు, చిరునామా, నంబర్ లేదా ప్రచార ఉద్యమం పేరు నుంచి దీన్ని సులభంగా ఊహించవచ్చు. వేరే పదాలను ఎంచుకోండి',
  'This is your password already. Choose another one': 'ఇదే మీ ఇప్పటి పాస్‌వర్డ్. వేరొకటి ఎంచుకోండి',
  'Choose a password for this account': 'ఈ ఖాతాకు ఒక పాస్‌వర్డ్ ఎంచుకోండి',
  'Open this link in the browser in which you gave the address, or give it again in this one':
    'చిరునామా ఇచ్చిన బ్రౌజర్‌లోనే ఈ లింక్‌ను తెరవండి, లేదా ఈ బ్రౌజర్‌లో చిరునామాను మళ్ళీ ఇవ్వండి',
  'This sign-in was used already. Choose Google once more.':
    'ఈ లాగిన్‌ను ఇప్పటికే వాడారు. మళ్ళీ Google ఎంచుకోండి.',
  'This link was used or is too old. Ask for a new one.':
    'ఈ లింక్‌ను ఇప్పటికే వాడారు, లేదా ఇది చాలా పాతది. కొత్తది కోరండి.',
  'Your password is changed. Everybody else was logged out.':
    'మీ పాస్‌వర్డ్ మారింది. మిగతా అన్ని చోట్లా లాగ్ అవుట్ అయింది.',
  'Welcome. You are logged in.': 'స్వాగతం. మీరు లాగిన్ అయ్యారు.',
  'Your address is confirmed.': 'మీ చిరునామా నిర్ధారణ అయింది.',
  'Thank you. The account is made, and your child can log in.':
    'ధన్యవాదాలు. ఖాతా సిద్ధమైంది, మీ బిడ్డ ఇక లాగిన్ చేయవచ్చు.',
  'Thank you. We have sent your child a mail. The account is made when they open the link in it.':
    'ధన్యవాదాలు. మీ బిడ్డకు మెయిల్ పంపాం. అందులోని లింక్ తెరవగానే ఖాతా సిద్ధమవుతుంది.',
  'You have declined. No account is made.': 'మీరు నిరాకరించారు. ఏ ఖాతా తెరవం.',
  'This is not what the signed token says': 'సంతకం చేసిన టోకెన్‌లో ఉన్నది ఇది కాదు',
  'We have sent you a code.': 'మీకు కోడ్ పంపాం.',
  'So many codes are asked for just now that new numbers have to wait about an hour. If this number has an account, its code may still come.':
    'ఇప్పుడు చాలా ఎక్కువ కోడ్‌లు అడుగుతున్నారు, అందుకే కొత్త నంబర్లు సుమారు ఒక గంట ఆగాలి. ఈ నంబర్‌కు ఖాతా ఉంటే, దాని కోడ్ అయినా రావచ్చు.',
  'We have written there often enough for now. Look for our last message, or try again later.':
    'అక్కడికి ఇప్పటికి తగినన్ని సార్లు రాశాం. మా చివరి సందేశం చూడండి, లేదా తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Welcome back.': 'మళ్లీ స్వాగతం.',
  'That code is not right. Check the message; you can try {n} more times.':
    'ఆ కోడ్ సరైనది కాదు. సందేశం చూడండి; ఇంకా {n} సార్లు రాయవచ్చు.',
  'That code is not right. Check the message; you can try once more.':
    'ఆ కోడ్ సరైనది కాదు. సందేశం చూడండి; ఇంకొక్కసారి రాయవచ్చు.',
  'Too many wrong codes were entered. Ask for a new one.': 'చాలాసార్లు తప్పు కోడ్ రాశారు. కొత్త కోడ్ కోరండి.',
  'This code was used already. Ask for a new one.': 'ఈ కోడ్‌ను ఇప్పటికే వాడారు. కొత్త కోడ్ కోరండి.',
  'This code is too old. Ask for a new one.': 'ఈ కోడ్ పాతదైపోయింది. కొత్త కోడ్ కోరండి.',
  'No code holds for this number any more. Ask for a new one.':
    'ఈ నంబర్‌కు ఇప్పుడు చెల్లే కోడ్ ఏదీ లేదు. కొత్త కోడ్ కోరండి.',
  'Thank you. It is you.': 'ధన్యవాదాలు. ఇది మీరే.',
  'Enter the six digits': 'ఆరు అంకెలు రాయండి',
  'Password is required': 'పాస్‌వర్డ్ రాయాలి',
  'This is not your password.': 'ఇది మీ పాస్‌వర్డ్ కాదు.',
  'We have sent you a mail. Open the link in it to finish.':
    'మీకు మెయిల్ పంపాం. పూర్తి చేయడానికి అందులోని లింక్‌ను తెరవండి.',
  'We have asked your parent. Your account waits for their yes.':
    'మీ అమ్మ లేదా నాన్నను అడిగాం. వారు సరే అనగానే మీ ఖాతా సిద్ధమవుతుంది.',
  'This number has an account already. Log in with it.': 'ఈ నంబర్‌తో ఇప్పటికే ఖాతా ఉంది. దానితోనే లాగిన్ చేయండి.',
  'Give an email or a mobile number': 'ఈమెయిల్ లేదా మొబైల్ నంబర్ ఇవ్వండి',
  'Confirm the mobile number with a code first': 'ముందుగా మొబైల్ నంబర్‌ను కోడ్‌తో నిర్ధారించండి',
  'You are under {n}. Give the mobile number or email of a parent, who must agree first':
    'మీకు {n} ఏళ్లు నిండలేదు. అమ్మ లేదా నాన్న మొబైల్ నంబర్ లేదా ఈమెయిల్ ఇవ్వండి, ముందుగా వారు ఒప్పుకోవాలి',
  'Give a mobile number or an email': 'మొబైల్ నంబర్ లేదా ఈమెయిల్ ఇవ్వండి',
  'Give the parent’s own, not yours': 'మీది కాదు, అమ్మ లేదా నాన్న సొంతది ఇవ్వండి',
  'This proof is used up. Ask for a new code': 'ఈ నిర్ధారణను ఇప్పటికే వాడారు. కొత్త కోడ్ కోరండి',
  'Your consent is needed': 'మీ అంగీకారం కావాలి',
  ...teOfEvents,
  ...teOfBooth,
  ...teOfQuiz,
  ...teOfSupporters,
};
