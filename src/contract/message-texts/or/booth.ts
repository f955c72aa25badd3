/** The messages of the photo booth in Odia, by their English text. */
export const orOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'ସେଲ୍‌ଫି ନିଅନ୍ତୁ, କିମ୍ବା ନିଜର ଗୋଟିଏ ଫଟୋ ବାଛନ୍ତୁ',
  'Send a selfie or a template, not both': 'ସେଲ୍‌ଫି କିମ୍ବା ଟେମ୍ପ୍ଲେଟରୁ ଗୋଟିଏ ପଠାନ୍ତୁ, ଦୁଇଟିଯାକ ନୁହେଁ',
  'This is no face. Take the selfie again': 'ଏହା ମୁହଁ ନୁହେଁ। ପୁଣି ସେଲ୍‌ଫି ନିଅନ୍ତୁ',
  'No face can be seen. Hold the phone in front of your face':
    'କୌଣସି ମୁହଁ ଦେଖାଯାଉନାହିଁ। ଫୋନ୍ ନିଜ ମୁହଁ ସାମ୍ନାରେ ରଖନ୍ତୁ',
  'More than one face can be seen. Take the selfie by yourself': 'ଏକାଧିକ ମୁହଁ ଦେଖାଯାଉଛି। ଏକା ସେଲ୍‌ଫି ନିଅନ୍ତୁ',
  'Your face is too small. Come closer to the camera': 'ଆପଣଙ୍କ ମୁହଁ ବହୁତ ଛୋଟ ଦେଖାଯାଉଛି। କ୍ୟାମେରା ପାଖକୁ ଆସନ୍ତୁ',
  'It is too dark. Turn towards a window or a lamp': 'ବହୁତ ଅନ୍ଧାର। ଝରକା କିମ୍ବା ଆଲୁଅ ଆଡ଼କୁ ବୁଲନ୍ତୁ',
  'The picture is blurred. Hold the phone still and try again':
    'ଫଟୋ ଝାପ୍ସା ଅଛି। ଫୋନ୍ ସ୍ଥିର ରଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ',
  'This picture cannot be read. Choose another one': 'ଏହି ଫଟୋ ଖୋଲୁନାହିଁ। ଅନ୍ୟ ଗୋଟିଏ ବାଛନ୍ତୁ',
  'This is not the face that you began with. Take a selfie of yourself':
    'ଆପଣ ଯେଉଁ ମୁହଁରେ ଆରମ୍ଭ କରିଥିଲେ, ଏହା ସେହି ମୁହଁ ନୁହେଁ। ନିଜର ସେଲ୍‌ଫି ନିଅନ୍ତୁ',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'ଆପଣ ସମ୍ମତି ଫେରାଇ ନେଇଥିଲେ। {n}-{n}-{n}ରୁ ପୁଣି ଆରମ୍ଭ କରିପାରିବେ।',
  'The photo booth is not set up yet.': 'ଫଟୋ ବୁଥ୍ ଏପର୍ଯ୍ୟନ୍ତ ପ୍ରସ୍ତୁତ ନୁହେଁ।',
  'You were not found in this photo, or it is public no more.':
    'ଏହି ଫଟୋରେ ଆପଣ ମିଳିଲେ ନାହିଁ, କିମ୍ବା ଏହା ଆଉ ସର୍ବସାଧାରଣ ନୁହେଁ।',
  'There are no photos of you yet.': 'ଏପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ କୌଣସି ଫଟୋ ମିଳିନାହିଁ।',
  'Thank you. This photo is shown to you no more.': 'ଧନ୍ୟବାଦ। ଏହି ଫଟୋ ଆପଣଙ୍କୁ ଆଉ ଦେଖାଯିବ ନାହିଁ।',
  'Your face and what was found by it are forgotten.': 'ଆପଣଙ୍କ ମୁହଁ ଓ ସେଥିରୁ ଯାହା ମିଳିଥିଲା, ସବୁ ଲିଭାଇ ଦିଆଗଲା।',
  'Choose a photo from the list': 'ତାଲିକାରୁ ଗୋଟିଏ ଫଟୋ ବାଛନ୍ତୁ',
  'Choose an album from the list': 'ତାଲିକାରୁ ଗୋଟିଏ ଆଲବମ୍ ବାଛନ୍ତୁ',
  'Point at your face': 'ନିଜ ମୁହଁରେ ଚିହ୍ନ ଦିଅନ୍ତୁ',
  'Selfies cannot be compared yet. Ask a person instead.':
    'ସେଲ୍‌ଫି ଏପର୍ଯ୍ୟନ୍ତ ମିଳାଇହେଉ ନାହିଁ। ତା ବଦଳରେ ଦଳକୁ କୁହନ୍ତୁ।',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'ଏହି ସ୍ଥାନରେ ଆମକୁ କୌଣସି ମୁହଁ ଦେଖାଯାଉନାହିଁ। ବଳୟକୁ ନିଜ ମୁହଁ ଉପରକୁ ଆଣନ୍ତୁ, କିମ୍ବା ଦଳକୁ କୁହନ୍ତୁ',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'ସେଲ୍‌ଫି ବଳୟ ଭିତର ମୁହଁ ସହ ନିଶ୍ଚିତ ଭାବେ ମିଳୁନାହିଁ। ଭଲ ଆଲୁଅରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ, କିମ୍ବା ଦଳକୁ କୁହନ୍ତୁ',
  'This photo is public no more.': 'ଏହି ଫଟୋ ଆଉ ସର୍ବସାଧାରଣ ନୁହେଁ।',
  'Thank you. Your face is blurred in this photo within a minute.':
    'ଧନ୍ୟବାଦ। ଏକ ମିନିଟ୍ ଭିତରେ ଏହି ଫଟୋରେ ଆପଣଙ୍କ ମୁହଁ ଝାପ୍ସା ହୋଇଯିବ।',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'ଧନ୍ୟବାଦ। ଆମ ଦଳର କେହି ଏହା ଦେଖି ସାତ ଦିନ ଭିତରେ ଆପଣଙ୍କ ମୁହଁ ଝାପ୍ସା କରିବେ।',
  'Choose yes or no': 'ହଁ କିମ୍ବା ନା ବାଛନ୍ତୁ',
  'Add your mail address to your profile first.': 'ପ୍ରଥମେ ନିଜ ପ୍ରୋଫାଇଲରେ ଇମେଲ୍ ଯୋଡ଼ନ୍ତୁ।',
  'Take a selfie first.': 'ପ୍ରଥମେ ସେଲ୍‌ଫି ନିଅନ୍ତୁ।',
  'We write to you when new photos of you come.': 'ଆପଣଙ୍କ ନୂଆ ଫଟୋ ଆସିଲେ ଆମେ ଆପଣଙ୍କୁ ଲେଖିବୁ।',
  'You get no more mails of new photos.': 'ନୂଆ ଫଟୋର ମେଲ ଆଉ ଆସିବ ନାହିଁ।',
  'Choose sure or maybe': 'sure କିମ୍ବା maybe ବାଛନ୍ତୁ',
};
