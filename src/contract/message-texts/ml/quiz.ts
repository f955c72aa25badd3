/** The messages of the quiz and its rewards in Malayalam, by their English text. */
export const mlOfQuiz: Record<string, string> = {
  'Choose a question of today': 'ഇന്നത്തെ ഒരു ചോദ്യം തിരഞ്ഞെടുക്കുക',
  'Choose one of the answers': 'ഉത്തരങ്ങളിലൊന്ന് തിരഞ്ഞെടുക്കുക',
  'Answer the questions of today': 'ഇന്നത്തെ ചോദ്യങ്ങൾക്ക് ഉത്തരം നൽകുക',
  'Send at most {n} answers': 'പരമാവധി {n} ഉത്തരങ്ങൾ അയയ്ക്കുക',
  'This question is not of today. Load the quiz again': 'ഇത് ഇന്നത്തെ ചോദ്യമല്ല. ക്വിസ് വീണ്ടും തുറക്കുക',
  'Answer each question once': 'ഓരോ ചോദ്യത്തിനും ഒരു തവണ ഉത്തരം നൽകുക',
  'Choose one of the answers to this question': 'ഈ ചോദ്യത്തിന്റെ ഉത്തരങ്ങളിലൊന്ന് തിരഞ്ഞെടുക്കുക',
  'You have played today. New questions come tomorrow.': 'ഇന്ന് നിങ്ങൾ കളിച്ചു. പുതിയ ചോദ്യങ്ങൾ നാളെ വരും.',
  'You stand in the ranking.': 'നിങ്ങൾ റാങ്ക് പട്ടികയിലുണ്ട്.',
  'You stand in the ranking no more.': 'നിങ്ങൾ ഇനി റാങ്ക് പട്ടികയിലില്ല.',
  'This reward is not given any more.': 'ഈ സമ്മാനം ഇനി കൊടുക്കില്ല.',
  'You have claimed this already.': 'ഇത് നിങ്ങൾ നേരത്തേ വാങ്ങി.',
  'The last one was given away just now.': 'അവസാനത്തേത് ഇപ്പോൾ മറ്റൊരാൾക്ക് കിട്ടി.',
  'It is yours. We write to you about it.': 'ഇത് നിങ്ങളുടേതാണ്. ഇതേക്കുറിച്ച് നിങ്ങൾക്ക് എഴുതും.',
  'Add your mobile number to your profile first.': 'ആദ്യം പ്രൊഫൈലിൽ മൊബൈൽ നമ്പർ ചേർക്കുക.',
  'This one is for {n} days in a row.': 'ഇത് തുടർച്ചയായി {n} ദിവസം കളിച്ചാൽ കിട്ടും.',
  'Choose a reward': 'ഒരു സമ്മാനം തിരഞ്ഞെടുക്കുക',
  'A certificate comes with the first round.': 'സാക്ഷ്യപത്രം ആദ്യ കളിയോടെ കിട്ടും.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'നിങ്ങളുടെ മണ്ഡലത്തിൽ ഉടൻ വോട്ടെടുപ്പാണ്, അതിനാൽ വോട്ടെടുപ്പ് കഴിയുംവരെ ക്വിസ് ഇല്ല.',
  'You stand in the ranking after your first round that counts.':
    'കണക്കിൽ വരുന്ന ആദ്യ കളിക്കുശേഷം നിങ്ങൾ റാങ്ക് പട്ടികയിൽ വരും.',
};
