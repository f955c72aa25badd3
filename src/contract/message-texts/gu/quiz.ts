/** The messages of the quiz and its rewards in Gujarati, by their English text. */
export const guOfQuiz: Record<string, string> = {
  'Choose a question of today': 'આજનો પ્રશ્ન પસંદ કરો',
  'Choose one of the answers': 'જવાબોમાંથી એક પસંદ કરો',
  'Answer the questions of today': 'આજના પ્રશ્નોના જવાબ આપો',
  'Send at most {n} answers': 'વધુમાં વધુ {n} જવાબ મોકલો',
  'This question is not of today. Load the quiz again': 'આ પ્રશ્ન આજનો નથી. ક્વિઝ ફરી ખોલો',
  'Answer each question once': 'દરેક પ્રશ્નનો જવાબ એક જ વાર આપો',
  'Choose one of the answers to this question': 'આ જ પ્રશ્નના જવાબોમાંથી એક પસંદ કરો',
  'You have played today. New questions come tomorrow.': 'આજે તમે રમી ચૂક્યા છો. નવા પ્રશ્નો કાલે આવશે.',
  'You stand in the ranking.': 'તમે ક્રમયાદીમાં છો.',
  'You stand in the ranking no more.': 'તમે હવે ક્રમયાદીમાં નથી.',
  'This reward is not given any more.': 'આ ઇનામ હવે અપાતું નથી.',
  'You have claimed this already.': 'આ તમે પહેલાં જ લઈ લીધું છે.',
  'The last one was given away just now.': 'છેલ્લું ઇનામ હમણાં જ કોઈને મળી ગયું.',
  'It is yours. We write to you about it.': 'આ તમારું થયું. તેના વિશે અમે તમને લખીશું.',
  'Add your mobile number to your profile first.': 'પહેલાં તમારી પ્રોફાઇલમાં મોબાઇલ નંબર ઉમેરો.',
  'This one is for {n} days in a row.': 'આ સતત {n} દિવસ રમવા બદલ મળે છે.',
  'Choose a reward': 'ઇનામ પસંદ કરો',
  'A certificate comes with the first round.': 'પહેલી વાર રમો એટલે પ્રમાણપત્ર મળે.',
  'Your constituency votes soon, so the quiz rests until the poll has closed.':
    'તમારા મતવિસ્તારમાં ટૂંક સમયમાં મતદાન છે, એટલે મતદાન પૂરું થાય ત્યાં સુધી ક્વિઝ બંધ છે.',
  'You stand in the ranking after your first round that counts.':
    'પહેલી ગણાતી રમત પછી તમે ક્રમયાદીમાં દેખાશો.',
};
