import type { ConsoleText } from '#contract/console-text.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { RequestRow } from '../contract.ts';

export const kindTexts: Record<RequestRow['kind'], ConsoleText> = {
  access: ['wants to see what we hold', 'अपना डेटा देखना चाहते हैं'],
  correction: ['wants a correction', 'सुधार चाहते हैं'],
  erasure: ['wants to be erased', 'डेटा मिटवाना चाहते हैं'],
  consent: ['takes a consent back', 'सहमति वापस लेते हैं'],
};

export const sourceTexts: Record<RequestRow['source'], ConsoleText> = {
  form: ['by the form', 'फ़ॉर्म से'],
  account: ['in their account', 'अपने खाते में'],
  phone: ['by telephone', 'फ़ोन से'],
  letter: ['by letter', 'चिट्ठी से'],
  mail: ['by mail', 'मेल से'],
  visit: ['in person', 'स्वयं आकर'],
};

/** Whole days from one moment to another, at least none. */
export const daysBetween = (from: string | Date, to: string | Date): number =>
  Math.max(0, Math.ceil((new Date(to).getTime() - new Date(from).getTime()) / DAY_MS));

/** Days until a request is due. */
export const daysLeft = (dueAt: string, now = new Date()): number => daysBetween(now, dueAt);

/** Names of what is held, where they are words of the code. */
export const fieldTexts: Readonly<Record<string, ConsoleText>> = {
  name: ['name', 'नाम'],
  email: ['mail', 'मेल'],
  phoneNumber: ['number', 'नंबर'],
  constituency: ['constituency', 'क्षेत्र'],
  message: ['text', 'पाठ'],
  words: ['text', 'पाठ'],
  answer: ['answer', 'जवाब'],
  subject: ['subject', 'विषय'],
  purpose: ['purpose', 'उद्देश्य'],
  given: ['given or withdrawn', 'दी या वापस ली'],
  device: ['device', 'डिवाइस'],
  dateOfBirth: ['date of birth', 'जन्म तिथि'],
  gender: ['gender', 'लिंग'],
  kind: ['kind', 'प्रकार'],
  state: ['state', 'स्थिति'],
  pendingEmail: ['mail not proven yet', 'मेल, अभी अप्रमाणित'],
  profilePhoto: ['profile photo', 'प्रोफ़ाइल फ़ोटो'],
  hasPassword: ['whether there is a password', 'पासवर्ड है या नहीं'],
  issuer: ['log-in service', 'लॉगिन सेवा'],
  notice: ['what was agreed to', 'किस बात पर सहमति'],
  code: ['code of the link', 'लिंक का कोड'],
  showsName: ['whether the name is shown', 'नाम दिखता है या नहीं'],
  topics: ['topics', 'विषय-सूची'],
  source: ['where it came from', 'कहाँ से आया'],
  proof: ['proof of consent', 'सहमति का प्रमाण'],
  service: ['push service', 'पुश सेवा'],
  outcome: ['outcome', 'नतीजा'],
  number: ['number of the letter', 'पत्र का नंबर'],
  event: ['event', 'कार्यक्रम'],
  place: ['place', 'जगह'],
  people: ['how many people', 'कितने लोग'],
  player: ['player', 'खिलाड़ी'],
  rounds: ['rounds', 'दौर'],
  points: ['points', 'अंक'],
  claims: ['rewards', 'इनाम'],
  tickets: ['tickets', 'टिकट'],
  faceIsKept: ['whether the face is kept', 'चेहरा रखा है या नहीं'],
  mailsAreWanted: ['whether mails are wanted', 'मेल चाहिए या नहीं'],
  finds: ['photos found', 'मिली तस्वीरें'],
  title: ['title', 'शीर्षक'],
  photo: ['photo', 'तस्वीर'],
  reason: ['reason', 'कारण'],
};
