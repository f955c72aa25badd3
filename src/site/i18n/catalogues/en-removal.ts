/** The texts of the page on which people have themselves blurred in a photo. */
export const enRemoval = {
  title: 'Take me out of this photo',
  intro:
    'Point at your face. It is then blurred here and everywhere else on this site. You need no account.',
  choose: 'Open the photo first, and press “Take me out of this photo” under it.',
  point: 'Tap your face in the photo, or move the ring there with the arrow keys.',
  ring: 'Ring around your face',
  ringAt: 'The ring is {{x}} % from the left and {{y}} % from the top.',
  pointFirst: 'Point at your face in the photo first.',
  bySelfie: 'At once, with a selfie',
  bySelfieText: 'If the selfie is the face in the ring, it is blurred within a minute.',
  agreeMeans:
    'By pressing you agree that your selfie is compared with the face in the ring, once. It is kept nowhere.',
  agree: 'I agree, open the camera',
  keptNowhere: 'Compared once with the face in the ring, and kept nowhere.',
  cameraDenied:
    'Allow it for this site in your browser’s settings, or go back to the photo and ask a person.',
  noCamera: 'Another program may hold it. You can go back to the photo and ask a person.',
  comparing: 'Comparing the selfie with the face in the ring',
  backToPhoto: 'Back to the photo',
  byPerson: 'Without a selfie',
  byPersonText: 'A person looks at the photo and blurs your face within seven days.',
  where: 'Where are you in the photo, and why should your face go?',
  whereHint: 'For example: second from the left, in the red scarf. Not needed with the ring.',
  whereRequired: 'Point at your face, or tell where you are in the photo',
  name: 'Your name',
  email: 'Email',
  emailHint: 'Only to tell you when it is done.',
  ask: 'Ask a person',
  thanks: 'We have it',
  toPhoto: 'To the photo',
} as const;
