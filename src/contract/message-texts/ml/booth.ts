/** The messages of the photo booth in Malayalam, by their English text. */
export const mlOfBooth: Record<string, string> = {
  'Take a selfie, or choose a photo of yourself': 'ഒരു സെൽഫി എടുക്കുക, അല്ലെങ്കിൽ സ്വന്തം ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
  'Send a selfie or a template, not both': 'സെൽഫിയോ ടെംപ്ലേറ്റോ ഒന്നു മാത്രം അയയ്ക്കുക, രണ്ടും വേണ്ട',
  'This is no face. Take the selfie again': 'ഇത് മുഖമല്ല. വീണ്ടും സെൽഫി എടുക്കുക',
  'No face can be seen. Hold the phone in front of your face':
    'മുഖം കാണുന്നില്ല. ഫോൺ മുഖത്തിനു മുന്നിൽ പിടിക്കുക',
  'More than one face can be seen. Take the selfie by yourself':
    'ഒന്നിലധികം മുഖങ്ങൾ കാണുന്നു. തനിച്ച് സെൽഫി എടുക്കുക',
  'Your face is too small. Come closer to the camera': 'നിങ്ങളുടെ മുഖം തീരെ ചെറുതാണ്. ക്യാമറയോട് അടുത്തു വരിക',
  'It is too dark. Turn towards a window or a lamp': 'വല്ലാതെ ഇരുട്ടാണ്. ജനലിലേക്കോ വിളക്കിലേക്കോ തിരിയുക',
  'The picture is blurred. Hold the phone still and try again':
    'ഫോട്ടോ മങ്ങിയതാണ്. ഫോൺ അനക്കാതെ പിടിച്ച് വീണ്ടും ശ്രമിക്കുക',
  'This picture cannot be read. Choose another one': 'ഈ ഫോട്ടോ തുറക്കാനാകുന്നില്ല. മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക',
  'This is not the face that you began with. Take a selfie of yourself':
    'നിങ്ങൾ തുടങ്ങിയ മുഖമല്ല ഇത്. സ്വന്തം സെൽഫി എടുക്കുക',
  'You took your consent back. You can begin again on {n}-{n}-{n}.':
    'നിങ്ങൾ സമ്മതം പിൻവലിച്ചു. {n}-{n}-{n} മുതൽ വീണ്ടും തുടങ്ങാം.',
  'The photo booth is not set up yet.': 'ഫോട്ടോ ബൂത്ത് ഇനിയും തയ്യാറായിട്ടില്ല.',
  'You were not found in this photo, or it is public no more.':
    'ഈ ഫോട്ടോയിൽ നിങ്ങളെ കണ്ടെത്തിയില്ല, അല്ലെങ്കിൽ അത് ഇനി പരസ്യമല്ല.',
  'There are no photos of you yet.': 'നിങ്ങളുടെ ഫോട്ടോകൾ ഇതുവരെ കണ്ടെത്തിയിട്ടില്ല.',
  'Thank you. This photo is shown to you no more.': 'നന്ദി. ഈ ഫോട്ടോ ഇനി നിങ്ങളെ കാണിക്കില്ല.',
  'Your face and what was found by it are forgotten.': 'നിങ്ങളുടെ മുഖവും അതുവഴി കണ്ടെത്തിയതും മായ്ച്ചു.',
  'Choose a photo from the list': 'പട്ടികയിൽനിന്ന് ഒരു ഫോട്ടോ തിരഞ്ഞെടുക്കുക',
  'Choose an album from the list': 'പട്ടികയിൽനിന്ന് ഒരു ആൽബം തിരഞ്ഞെടുക്കുക',
  'Point at your face': 'നിങ്ങളുടെ മുഖം കാണിക്കുക',
  'Selfies cannot be compared yet. Ask a person instead.':
    'സെൽഫി ഇപ്പോൾ ഒത്തുനോക്കാനാകില്ല. പകരം സംഘത്തോടു പറയുക.',
  'There is no face at this place that we can see. Move the ring onto your face, or ask a person':
    'ഇവിടെ മുഖം കാണുന്നില്ല. വളയം മുഖത്തേക്കു നീക്കുക, അല്ലെങ്കിൽ സംഘത്തോടു പറയുക',
  'The selfie is not surely the face in the ring. Try once more in good light, or ask a person':
    'സെൽഫി വളയത്തിലെ മുഖവുമായി തീർച്ചയായും ചേരുന്നില്ല. നല്ല വെളിച്ചത്തിൽ വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ സംഘത്തോടു പറയുക',
  'This photo is public no more.': 'ഈ ഫോട്ടോ ഇനി പരസ്യമല്ല.',
  'Thank you. Your face is blurred in this photo within a minute.':
    'നന്ദി. ഒരു മിനിറ്റിനകം ഈ ഫോട്ടോയിൽ നിങ്ങളുടെ മുഖം മങ്ങിക്കും.',
  'Thank you. A person looks at it and blurs your face within seven days.':
    'നന്ദി. ഞങ്ങളുടെ സംഘത്തിലൊരാൾ അത് നോക്കി ഏഴു ദിവസത്തിനകം നിങ്ങളുടെ മുഖം മങ്ങിക്കും.',
  'Choose yes or no': 'അതെ അല്ലെങ്കിൽ അല്ല തിരഞ്ഞെടുക്കുക',
  'Add your mail address to your profile first.': 'ആദ്യം പ്രൊഫൈലിൽ ഇമെയിൽ വിലാസം ചേർക്കുക.',
  'Take a selfie first.': 'ആദ്യം ഒരു സെൽഫി എടുക്കുക.',
  'We write to you when new photos of you come.': 'നിങ്ങളുടെ പുതിയ ഫോട്ടോകൾ വന്നാൽ നിങ്ങൾക്ക് എഴുതും.',
  'You get no more mails of new photos.': 'പുതിയ ഫോട്ടോകളുടെ മെയിൽ ഇനി വരില്ല.',
  'Choose sure or maybe': 'sure അല്ലെങ്കിൽ maybe തിരഞ്ഞെടുക്കുക',
};
