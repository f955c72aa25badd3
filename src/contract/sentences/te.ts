/** What the calls say about forms, in Telugu; English stands in for the rest. */
export const te: Record<string, string> = {
  'Name is required': 'పేరు రాయాలి',
  'Email is required': 'ఈమెయిల్ రాయాలి',
  'Message is required': 'సందేశం రాయాలి',
  'This is required': 'ఇది రాయాలి',
  'Enter an email like name@example.org': 'ఈమెయిల్ ఇలా రాయండి: name@example.org',
  'Use at most two links': 'గరిష్ఠంగా రెండు లింకులు రాయండి',
  'Write this on one line': 'దీన్ని ఒకే వరుసలో రాయండి',
  'Use at most {n} characters': 'గరిష్ఠంగా {n} అక్షరాలు రాయండి',
  'Use at least {n} characters': 'కనీసం {n} అక్షరాలు రాయండి',
  'Some fields need your attention.': 'కొన్ని గడులను గమనించండి.',
  'Too many tries. Wait a little and try again.': 'చాలాసార్లు ప్రయత్నించారు. కాస్త ఆగి మళ్లీ ప్రయత్నించండి.',
  'The site is busy. Try again in a moment.': 'సైట్‌లో ఇప్పుడు రద్దీగా ఉంది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'Something went wrong on our side. Try again in a moment.':
    'మా వైపు ఏదో పొరపాటు జరిగింది. కాసేపటి తర్వాత మళ్లీ ప్రయత్నించండి.',
  'There is nothing at this address.': 'ఈ చిరునామాలో ఏమీ లేదు.',
  'Log in to go on.': 'కొనసాగడానికి లాగిన్ చేయండి.',
  'You are logged out.': 'మీరు లాగ్ అవుట్ అయ్యారు.',
  'These details do not match. Check them and try again.': 'ఈ వివరాలు సరిపోలడం లేదు. చూసి మళ్లీ ప్రయత్నించండి.',
  'Thank you. We have your message.': 'ధన్యవాదాలు. మీ సందేశం మాకు అందింది.',
  'Thank you. Open the link in the mail that we sent you.': 'ధన్యవాదాలు. మేము పంపిన మెయిల్‌లోని లింక్‌ను తెరవండి.',
};
