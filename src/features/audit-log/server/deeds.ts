import type { StaffText } from '#contract/staff-text.ts';

/** A deed as the record tells it: who, then this, then on what. */
interface Deed {
  did: StaffText;
  /** Whether it looks at the data of people. */
  looks?: true;
}

const deed = (en: string, hi: string): Deed => ({ did: [en, hi] });
const look = (en: string, hi: string): Deed => ({ did: [en, hi], looks: true });

/** Every call and job that the audit log records, by its name; a test keeps it complete. */
export const deeds: Readonly<Record<string, Deed>> = {
  makeFirstAgent: deed('made the first administrator', 'पहला प्रशासक बनाया'),
  resetAgent: deed('reset a log-in at the server', 'सर्वर पर लॉग इन रीसेट किया'),
  logInAgent: deed('gave the password', 'पासवर्ड दिया'),
  verifyAgentLogIn: deed('logged in with a code', 'कोड से लॉग इन किया'),
  verifyPasskeyLogIn: deed('logged in with a passkey', 'पासकी से लॉग इन किया'),
  logOutAgent: deed('logged out', 'लॉग आउट किया'),
  resetAgentPassword: deed('set a password by mail', 'मेल से पासवर्ड बदला'),
  acceptInvitation: deed('accepted an invitation', 'न्योता स्वीकार किया'),
  editAgentAccount: deed('changed their own account', 'अपना खाता बदला'),
  proveAgent: deed('proved who they are', 'अपनी पहचान साबित की'),
  changeAgentPassword: deed('changed their password', 'अपना पासवर्ड बदला'),
  endAgentSession: deed('logged out elsewhere', 'दूसरी जगह से लॉग आउट किया'),
  beginAuthenticator: deed('began a new authenticator', 'नया ऑथेंटिकेटर शुरू किया'),
  confirmAuthenticator: deed('added an authenticator', 'ऑथेंटिकेटर जोड़ा'),
  beginPasskey: deed('began a new passkey', 'नई पासकी शुरू की'),
  addPasskey: deed('added a passkey', 'पासकी जोड़ी'),
  removeFactor: deed('removed a second factor', 'दूसरा चरण हटाया'),
  renameFactor: deed('renamed a second factor', 'दूसरे चरण का नाम बदला'),
  renewRecoveryCodes: deed('made new recovery codes', 'नए रिकवरी कोड बनाए'),

  listStaff: look('looked at the list of people', 'लोगों की सूची देखी'),
  inviteAgent: deed('invited', 'न्योता भेजा'),
  resendInvitation: deed('sent an invitation again', 'न्योता फिर भेजा'),
  revokeInvitation: deed('took an invitation back', 'न्योता वापस लिया'),
  changeRoles: deed('changed the roles of', 'भूमिकाएँ बदलीं'),
  suspendAgent: deed('shut out', 'पहुँच बंद की'),
  restoreAgent: deed('let in again', 'पहुँच फिर खोली'),
  resetSecondFactor: deed('removed the second factors of', 'दूसरे चरण हटाए'),

  createDraft: deed('began', 'शुरू किया'),
  renameDraft: deed('changed the address of', 'पता बदला'),
  publishDraft: deed('published', 'प्रकाशित किया'),
  scheduleDraft: deed('planned to publish', 'प्रकाशन का समय तय किया'),
  scheduleDraftOut: deed('planned to take down', 'हटाने का समय तय किया'),
  cancelPlans: deed('took back the plans of', 'तय समय रद्द किया'),
  unpublishDraft: deed('took down', 'साइट से हटाया'),
  publishDrafts: deed('published or planned several', 'कई एक साथ प्रकाशित या तय किए'),
  binDrafts: deed('put into the bin', 'रद्दी में डाला'),
  restoreDrafts: deed('took out of the bin', 'रद्दी से निकाला'),
  reorderDrafts: deed('put in another order', 'क्रम बदला'),
  approveOrder: deed('approved the new order of', 'नया क्रम मंज़ूर किया'),
  dropOrder: deed('took away the new order of', 'नया क्रम हटाया'),
  categorizeDrafts: deed('put into a category', 'श्रेणी में डाला'),
  duplicateDraft: deed('made a copy of', 'प्रति बनाई'),
  importTable: deed('began several from a table', 'तालिका से कई शुरू किए'),
  restoreDraftRevision: deed('put an older text back into', 'पुराना पाठ वापस रखा'),
  submitForReview: deed('sent to review', 'जाँच के लिए भेजा'),
  addComment: deed('commented on', 'टिप्पणी की'),
  settleComment: deed('settled a comment on', 'टिप्पणी निपटाई'),
  approveReview: deed('approved', 'मंज़ूर किया'),
  returnReview: deed('returned', 'लौटाया'),
  withdrawReview: deed('took back from review', 'जाँच से वापस लिया'),
  switchFourEyes: deed('switched four eyes', 'दो लोगों की मंज़ूरी का नियम बदला'),

  listMediaFiles: deed('looked at the media library', 'मीडिया लाइब्रेरी देखी'),
  findMediaFile: deed('looked at a file', 'फ़ाइल देखी'),
  describeMediaFile: deed('described a picture', 'तस्वीर का विवरण लिखा'),
  editMediaFile: deed('changed what is known of a file', 'फ़ाइल की जानकारी बदली'),
  frameMediaFile: deed('set the focal point of', 'फ़ोकस बिंदु बदला'),
  cropMediaFile: deed('cropped', 'तस्वीर काटी'),
  replaceMediaFile: deed('replaced everywhere', 'हर जगह बदला'),
  putIntoAlbum: deed('changed the album of', 'एल्बम बदला'),
  binMediaFiles: deed('put files into the bin', 'फ़ाइलें रद्दी में डालीं'),
  restoreMediaFiles: deed('took files out of the bin', 'फ़ाइलें रद्दी से निकालीं'),
  retryMediaFile: deed('tried a file again', 'फ़ाइल पर फिर कोशिश की'),
  openMediaOriginal: deed('opened the original of', 'मूल फ़ाइल खोली'),

  listLetters: look('looked through letters', 'चिट्ठियाँ देखीं'),
  findLetter: look('read a letter', 'चिट्ठी पढ़ी'),
  openCard: look('opened the card of', 'कार्ड खोला'),
  assignLetters: deed('gave to somebody', 'किसी को सौंपा'),
  setLetterState: deed('changed the state of', 'स्थिति बदली'),
  setLetterDue: deed('changed the day of', 'तारीख़ बदली'),
  noteOnLetter: deed('noted on', 'टिप्पणी लिखी'),
  replyToLetter: deed('answered', 'जवाब दिया'),
  mergeLetters: deed('merged letters', 'चिट्ठियाँ मिलाईं'),
  unmergeLetters: deed('took letters apart', 'चिट्ठियाँ अलग कीं'),
  saveReplyTemplate: deed('saved a template', 'टेम्पलेट सहेजा'),
  deleteReplyTemplate: deed('deleted a template', 'टेम्पलेट हटाया'),
  exportLetters: look('exported letters', 'चिट्ठियाँ निर्यात कीं'),

  listPrivacyRequests: look('looked through requests', 'अनुरोध देखे'),
  createPrivacyRequest: deed('entered a request', 'अनुरोध दर्ज किया'),
  findPrivacyRequest: look('read a request', 'अनुरोध पढ़ा'),
  closePrivacyRequest: deed('closed a request', 'अनुरोध बंद किया'),
  findPeople: look('looked for a person', 'किसी व्यक्ति को खोजा'),
  findHeld: look('looked at all that is held', 'सारा जमा डेटा देखा'),
  exportHeld: look('exported all that is held', 'सारा जमा डेटा निर्यात किया'),
  correctHeld: deed('corrected data', 'डेटा सुधारा'),
  askErasure: deed('asked to erase', 'मिटाने का अनुरोध किया'),
  confirmErasure: deed('confirmed an erasure', 'मिटाने की पुष्टि की'),
  stopErasure: deed('stopped an erasure', 'मिटाना रोका'),

  listWishesToCheck: look('looked at birthday cards', 'जन्मदिन के कार्ड देखे'),
  decideWishes: deed('decided on birthday cards', 'जन्मदिन के कार्डों पर फ़ैसला किया'),

  listRemovals: look('looked at wishes to be blurred', 'चेहरा हटाने के अनुरोध देखे'),
  findRemoval: look('opened a wish to be blurred', 'चेहरा हटाने का अनुरोध खोला'),
  decideRemoval: deed('decided on a wish to be blurred', 'चेहरा हटाने के अनुरोध पर फ़ैसला किया'),
  listFacePairs: look('compared faces for the thresholds', 'सीमाओं के लिए चेहरे मिलाकर देखे'),
  setFaceThreshold: deed('set a threshold of the photo booth', 'फ़ोटो बूथ की एक सीमा बदली'),
  setFaceDays: deed('set how long faces are kept', 'चेहरे कितने दिन रखे जाएँ, यह बदला'),
  retryIndexing: deed('had photos looked at again', 'फ़ोटो दोबारा जँचवाईं'),

  savePushNotice: deed('wrote a push message', 'पुश संदेश लिखा'),
  submitPushNotice: deed('sent a push message to review', 'पुश संदेश जाँच के लिए भेजा'),
  decidePushNotice: deed('approved or returned a push message', 'पुश संदेश मंज़ूर किया या लौटाया'),
  sendPushNotice: deed('sent or planned a push message', 'पुश संदेश भेजा या समय तय किया'),
  pushWentOut: deed('sent a push message to everybody', 'पुश संदेश सबको भेजा'),
  stopPushNotice: deed('stopped a push message', 'पुश संदेश रोका'),
  deletePushNotice: deed('threw away a push message', 'पुश संदेश हटाया'),
  testPushNotice: deed('tried a push message', 'पुश संदेश आज़माया'),
  setPushQuietHours: deed('changed the quiet hours', 'शांत घंटे बदले'),

  savePolls: deed('entered poll dates', 'मतदान की तारीख़ें दर्ज कीं'),
  removePoll: deed('removed a poll date', 'मतदान की तारीख़ हटाई'),
  overrideSilence: deed('let out in a silence before a poll', 'मतदान-पूर्व मौन में जाने दिया'),
  endOverride: deed('held again in a silence', 'मौन में फिर रोका'),

  planQuizDay: deed('chose the questions of a day', 'एक दिन के सवाल चुने'),
  replanQuizDays: deed('drew the questions of the coming days anew', 'आने वाले दिनों के सवाल फिर से चुने'),
  refreshQuizDay: deed('renewed the questions of today', 'आज के सवाल ताज़ा किए'),
  listQuizSuspects: look('looked through odd players', 'अजीब खेल वाले खिलाड़ी देखे'),
  listQuizClaims: look('looked through claimed rewards', 'माँगे गए इनाम देखे'),
  decideQuizClaims: deed('answered a claimed reward', 'माँगे गए इनाम का जवाब दिया'),
  createQuizDraw: deed('announced a draw', 'लकी ड्रॉ की घोषणा की'),
  drawQuizWinners: deed('drew the winners', 'विजेता निकाले'),
  listQuizWinners: look('looked at the winners of a draw', 'ड्रॉ के विजेता देखे'),

  retryWork: deed('tried failed work again', 'अटके काम पर फिर कोशिश की'),
  downloadCampaign: deed('downloaded the campaign as files', 'पूरा अभियान फ़ाइलों में उतारा'),
  saveRedirect: deed('saved a short address', 'छोटा पता सहेजा'),
  removeRedirect: deed('removed a short address', 'छोटा पता हटाया'),
  removeExample: deed('removed the example', 'नमूना हटाया'),

  siteDiffers: deed('found what nobody published here', 'ऐसा बदलाव मिला जो यहाँ प्रकाशित नहीं हुआ'),
  siteIsRight: deed('found as published again', 'फिर वैसा मिला जैसा प्रकाशित हुआ था'),
  compareSite: deed('compared the site', 'साइट का मिलान किया'),
  bringBackContent: deed('brought back to', 'इस समय पर वापस लाया'),
  bringBackSite: deed('brought back to', 'इस समय पर वापस लाया'),
  broughtBack: deed('brought back', 'वापस लाया'),

  verifyRecord: deed('checked the record', 'रिकॉर्ड जाँचा'),
  exportRecord: deed('exported the record', 'रिकॉर्ड निर्यात किया'),
};

/** Kinds of things that deeds are about. */
export const targetLabels: Readonly<Record<string, StaffText>> = {
  agent: ['Person of the team', 'टीम का सदस्य'],
  'agent account': ['Account', 'खाता'],
  invitation: ['Invitation', 'न्योता'],
  document: ['Document', 'दस्तावेज़'],
  collection: ['Kind of content', 'सामग्री का प्रकार'],
  setting: ['Setting', 'सेटिंग'],
  'media file': ['File', 'फ़ाइल'],
  'media original': ['Original file', 'मूल फ़ाइल'],
  supporter: ['Letter', 'चिट्ठी'],
  supporterExport: ['Export of letters', 'चिट्ठियों का निर्यात'],
  replyTemplate: ['Template', 'टेम्पलेट'],
  'privacy request': ['Request about data', 'डेटा से जुड़ा अनुरोध'],
  review: ['Review', 'जाँच'],
  wish: ['Birthday card', 'जन्मदिन का कार्ड'],
  'photo removal': ['Wish to be blurred', 'चेहरा हटाने का अनुरोध'],
  'photo booth': ['Photo booth', 'फ़ोटो बूथ'],
  push: ['Push message', 'पुश संदेश'],
  user: ['Account of a visitor', 'आगंतुक का खाता'],
  'quiz-day': ['Day of the quiz', 'क्विज़ का दिन'],
  'quiz-claim': ['Claimed reward', 'माँगा गया इनाम'],
  'quiz-draw': ['Draw', 'लकी ड्रॉ'],
  job: ['Work', 'काम'],
  example: ['Example', 'नमूना'],
  redirect: ['Short address', 'छोटा पता'],
  site: ['Site', 'साइट'],
  'bring back': ['Bringing back', 'वापसी'],
  campaign: ['Campaign', 'अभियान'],
  'audit log': ['Record', 'रिकॉर्ड'],
};

/** Names of the calls that look at people's data. */
export const looks: readonly string[] = Object.entries(deeds).flatMap(([call, { looks: isOne }]) =>
  isOne ? [call] : [],
);

/** Both languages of a text, as the wire carries them. */
export const pair = ([en, hi]: StaffText): [string, string] => [en, hi];
