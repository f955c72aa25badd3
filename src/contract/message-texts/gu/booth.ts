/** The messages of the photo booth in Gujarati, by their English text. */
export const guOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'સેલ્ફી લો, અથવા તમારો પોતાનો ફોટો પસંદ કરો',
  'Send a selfie or a template, not both': 'સેલ્ફી કે ટેમ્પ્લેટમાંથી એક જ મોકલો, બંને નહીં',
  'This is no face. Take the selfie again': 'આ ચહેરો નથી. સેલ્ફી ફરી લો',
  'No face can be seen. Hold the phone in front of your face':
    'ચહેરો દેખાતો નથી. ફોન તમારા ચહેરા સામે રાખો',
  'More than one face can be seen. Take the selfie by yourself':
    'એકથી વધુ ચહેરા દેખાય છે. સેલ્ફી એકલા લો',
  'Your face is too small. Come closer to the camera': 'તમારો ચહેરો બહુ નાનો દેખાય છે. કૅમેરાની નજીક આવો',
  'It is too dark. Turn towards a window or a lamp': 'બહુ અંધારું છે. બારી કે દીવા તરફ ફરો',
  'The picture is blurred. Hold the phone still and try again':
    'ફોટો ઝાંખો છે. ફોન સ્થિર રાખીને ફરી પ્રયત્ન કરો',
  'This picture cannot be read. Choose another one': 'આ ફોટો ખૂલતો નથી. બીજો પસંદ કરો',
  'This is not the face that you began with. Take a selfie of yourself':
    'તમે જે ચહેરાથી શરૂ કર્યું હતું તે આ નથી. તમારી પોતાની સેલ્ફી લો',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'તમે સંમતિ પાછી લીધી હતી. {n}-{n}-{n} થી ફરી શરૂ કરી શકો છો.',
  'The photo booth is not set up yet.': 'ફોટો બૂથ હજી તૈયાર નથી.',
  'You were not found in this photo, or it is public no more.':
    'આ ફોટામાં તમે મળ્યા નથી, અથવા તે હવે જાહેર નથી.',
  'There are no photos of you yet.': 'તમારા ફોટા હજી મળ્યા નથી.',
  'Thank you. This photo is shown to you no more.': 'આભાર. આ ફોટો તમને ફરી નહીં બતાવાય.',
  'Your face and what was found by it are forgotten.': 'તમારો ચહેરો અને તેનાથી જે મળ્યું તે ભૂંસી નખાયું છે.',
  'Choose a photo from the list': 'યાદીમાંથી ફોટો પસંદ કરો',
  'Choose an album from the list': 'યાદીમાંથી આલ્બમ પસંદ કરો',
  'Point at your face': 'તમારા ચહેરા પર નિશાન કરો',
  'Selfies cannot be compared yet. Ask a person instead.':
    'સેલ્ફી હજી સરખાવી શકાતી નથી. તેને બદલે ટીમને કહો.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'આ જગ્યાએ અમને ચહેરો દેખાતો નથી. વર્તુળ તમારા ચહેરા પર લાવો, અથવા ટીમને કહો',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'સેલ્ફી વર્તુળમાંના ચહેરા સાથે પાકે પાયે મળતી નથી. સારા અજવાળામાં ફરી પ્રયત્ન કરો, અથવા ટીમને કહો',
  'This photo is public no more.': 'આ ફોટો હવે જાહેર નથી.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'આભાર. એક મિનિટમાં આ ફોટામાં તમારો ચહેરો ઝાંખો થશે.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'આભાર. અમારી ટીમમાંથી કોઈ તે જોઈને સાત દિવસમાં તમારો ચહેરો ઝાંખો કરશે.',
  'Choose yes or no': 'હા કે ના પસંદ કરો',
  'Add your mail address to your profile first.': 'પહેલાં તમારી પ્રોફાઇલમાં ઈમેલ ઉમેરો.',
  'Take a selfie first.': 'પહેલાં સેલ્ફી લો.',
  'We write to you when new photos of you come.': 'તમારા નવા ફોટા આવે ત્યારે અમે તમને લખીશું.',
  'You get no more mails of new photos.': 'નવા ફોટાના મેઇલ હવે નહીં આવે.',
  'Choose sure or maybe': 'sure અથવા maybe પસંદ કરો',
};
