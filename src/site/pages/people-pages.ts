import { doing, personal, reading } from './page.ts';
import type { Page } from './page.ts';

const authLayout = './auth-layout/auth-layout.tsx';

/** Pages of an account, pages that links in mails lead to, and interactive pages. */
export const peoplePages: readonly Page[] = [
  personal('/login', '../features/sign-in/site/login-page.tsx', {
    query: ['with', 'ended'],
    texts: 'people',
    label: 'frame.logIn',
    words: 'log in login sign in account password code otp लॉग इन लॉगिन खाता पासवर्ड कोड',
    siteMap: 'frame.profile',
    layout: authLayout,
  }),
  personal('/register', '../features/sign-in/site/register-page.tsx', {
    query: ['with'],
    texts: 'people',
    label: 'frame.register',
    words:
      'register registration sign up create new account member membership रजिस्टर पंजीकरण नया खाता सदस्य बनें',
    siteMap: 'frame.profile',
    layout: authLayout,
  }),
  personal('/register/confirm', '../features/sign-in/site/confirm-page.tsx', {
    // The link of the mail carries its secret.
    query: ['receipt'],
    texts: 'people',
  }),
  personal('/register/parent', '../features/sign-in/site/parent-page.tsx', { texts: 'people' }),
  personal('/profile', './profile/profile-page.tsx', {
    texts: 'people',
    needsLogIn: true,
    label: 'frame.profileView',
    words:
      'profile view my account settings photo delete download consent प्रोफ़ाइल मेरा खाता सेटिंग हटाएँ फ़ोटो',
    siteMap: 'frame.profile',
  }),
  personal('/changepassword', './profile/change-password-page.tsx', {
    query: ['receipt'],
    texts: 'people',
    needsLogIn: true,
    label: 'frame.changePassword',
    words: 'change forgot forgotten reset new password पासवर्ड बदलें भूल गए नया',
    siteMap: 'frame.profile',
  }),
  reading('/newsletter/archive', '../features/newsletter-issues/site/archive-page.tsx', {
    query: ['page'],
    texts: 'people',
    label: 'siteMap.newsletterArchive',
    words: 'newsletter archive past issues old letters चिट्ठियाँ पुरानी समाचार पत्र अंक',
    siteMap: 'frame.contact',
  }),
  reading('/newsletter/archive/:number', '../features/newsletter-issues/site/issue-page.tsx', {
    texts: 'people',
  }),
  // Pages reached from a mail, and the page of a grievance: each answer is for one reader alone
  // (`no-store`), and works without scripts.
  reading('/newsletter/confirm', '../features/newsletter/site/confirm-page.tsx', {
    // The link carries its secret.
    query: ['receipt'],
    texts: 'people',
  }),
  reading('/newsletter/unsubscribe', '../features/newsletter/site/unsubscribe-page.tsx', {
    texts: 'people',
  }),
  reading('/newsletter/preferences', '../features/newsletter/site/preferences-page.tsx', {
    // The link carries its secret.
    query: ['receipt'],
    texts: 'people',
  }),
  reading('/photobooth-gallery/notices', '../features/photo-booth/site/notices-page.tsx', {
    texts: 'people',
  }),
  reading('/join/status', '../features/join/site/status-page.tsx', {
    // The link to a letter carries its receipt.
    query: ['receipt'],
    texts: 'people',
    unlisted: true,
  }),
  reading('/r/:code', './referral/invited-page.tsx', { texts: 'people', unlisted: true }),
  reading('/grievance/:number', '../features/grievance/site/request-page.tsx', {
    // The link to a grievance carries its secret key.
    query: ['key'],
    texts: 'people',
  }),
  // The same for everybody and kept on the device: the secret is behind the `#`, the list in its storage.
  doing('/check-in', '../features/events/site/check-in-page.tsx', { texts: 'people' }),
  reading('/event-reply/:id', '../features/events/site/own-reply-page.tsx', {
    // The link to a reply carries its secret key.
    query: ['key'],
    texts: 'people',
  }),
  personal('/notifications', '../features/push/site/notifications-page.tsx', {
    texts: 'people',
    label: 'siteMap.pushMessages',
    words: 'push notifications messages alerts phone device संदेश सूचना नोटिफ़िकेशन पुश बंद चालू',
    siteMap: 'frame.contact',
  }),
  personal('/photobooth', './photo-booth/photo-booth-page.tsx', {
    texts: 'people',
    label: 'room.photoBooth',
    words: 'photo booth find my photos selfie memories with the leader फ़ोटो बूथ मेरी तस्वीरें यादें सेल्फ़ी',
    siteMap: 'frame.memories',
  }),
  personal('/take-me-out', './photo-removal/removal-page.tsx', {
    query: ['album', 'photo'],
    texts: 'people',
    unlisted: true,
  }),
  personal('/photobooth-gallery', '../features/photo-booth/site/gallery-page.tsx', {
    texts: 'people',
    needsLogIn: true,
    label: 'siteMap.yourPhotos',
    words: 'your photos my photos gallery memories with the leader आपकी तस्वीरें फ़ोटो यादें',
    siteMap: 'frame.memories',
  }),
  doing('/quiz', '../features/quiz/site/quiz-page.tsx', {
    texts: 'people',
    label: 'frame.quiz',
    words: 'quiz daily question play game क्विज़ सवाल खेल प्रश्नोत्तरी',
    menus: [['footerQuickLinks', 6]],
    siteMap: 'frame.quickLinks',
  }),
  personal('/quizrewards', '../features/quiz/site/rewards-page.tsx', {
    texts: 'people',
    needsLogIn: true,
    label: 'frame.quizReward',
    words: 'quiz reward rewards points badges streak prize क्विज़ इनाम अंक पुरस्कार',
    siteMap: 'frame.profile',
  }),
  doing('/rally-kit', '../features/rally-kit/site/kit-page.tsx', {
    texts: 'people',
    label: 'siteMap.rallyKit',
    words:
      'rally kit poster whatsapp status card supporter print share पोस्टर स्टेटस कार्ड रैली किट समर्थक छापें',
    siteMap: 'frame.contact',
  }),
  personal('/wish', '../features/wish/site/wish-page.tsx', {
    query: ['page'],
    texts: 'people',
    label: 'frame.createWish',
    words: 'create wish birthday card greeting शुभकामना जन्मदिन कार्ड बधाई',
    menus: [['footerQuickLinks', 7]],
    siteMap: 'frame.quickLinks',
  }),
  personal('/wish/:id', '../features/wish/site/card-page.tsx', {
    // The link of whoever made it carries its key.
    query: ['key'],
    texts: 'people',
  }),
];
