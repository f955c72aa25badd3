import { z } from 'zod';
import { byLanguage, hue, languages, motifs } from '#content/declare/choices.ts';
import { collection } from '#content/declare/collection.ts';
import { url, optional, text, datetime } from '#content/declare/field.ts';
import { picture } from '#content/declare/files.ts';
import { imprint, siteFacts } from '#content/declare/site-choices.ts';
import { advertisementFacts } from '#features/advertisements/collection.ts';

const socialLink = (name: string, inHindi: string) =>
  optional(
    url({
      label: [name, inHindi],
      help: [
        'The https address; left out, no icon stands there',
        'https पता; ख़ाली छोड़ने पर निशान नहीं दिखता',
      ],
    }),
  );

const longestSlogan = 60;

/** Readers also receive earlier revisions, in which it could be empty. */
const slogan = {
  ...text({ label: ['Slogan', 'नारा'], help: ['In this language', 'इस भाषा में'] }, longestSlogan),
  shown: z.string().max(longestSlogan),
};

/** One document, `campaign`: everything about the leader and the appearance that is not content. */
export const settings = collection({
  name: 'settings',
  label: { one: ['settings', 'सेटिंग'], many: ['settings', 'सेटिंग'] },
  section: 'settings',
  needsReview: true,
  facts: {
    hue: hue({
      label: ['Colour', 'रंग'],
      help: ['The one colour that all others are mixed from', 'वह एक रंग जिससे बाक़ी सब बनते हैं'],
    }),
    slogans: byLanguage(
      {
        label: ['Slogan', 'नारा'],
        help: ['One word or two, in each language', 'एक-दो शब्द, हर भाषा में'],
        group: 'person',
      },
      slogan,
    ),
    languages: languages({
      label: ['Languages', 'भाषाएँ'],
      help: ['Those that readers are offered', 'जो पाठकों को मिलती हैं'],
    }),
    ...advertisementFacts,
    facebook: socialLink('Facebook', 'फ़ेसबुक'),
    instagram: socialLink('Instagram', 'इंस्टाग्राम'),
    twitter: socialLink('Twitter', 'ट्विटर'),
    youtube: socialLink('YouTube', 'यूट्यूब'),
    donate: optional(
      url({
        label: ['Donation', 'दान'],
        help: ['Where donations are made', 'जहाँ दान दिया जाता है'],
      }),
    ),
    join: optional(
      url({
        label: ['Chat group', 'चैट समूह'],
        help: ['The link that invites to the group', 'समूह में बुलाने वाला लिंक'],
      }),
    ),
    portrait: optional(
      picture(
        {
          label: ['Portrait', 'चित्र'],
          help: ['On the first screen and in shared links', 'पहली स्क्रीन पर और साझा लिंक में'],
          group: 'person',
        },
        { alt: 'portraitAlt' },
      ),
    ),
    motifsOff: optional(
      motifs({
        label: ['Objects never drawn', 'जो चीज़ें कभी न बनाई जाएँ'],
        help: ['Such as free election symbols', 'जैसे मुक्त चुनाव चिह्न'],
      }),
    ),
    ...siteFacts,
    /**
     * The date of the next election; pages do not mention it before it is set or after it is over.
     */
    nextElection: optional(
      datetime({
        label: ['Next election', 'अगला चुनाव'],
        help: [
          'When people vote; left out, nothing is said of it',
          'कब वोट पड़ेंगे; ख़ाली छोड़ने पर कुछ नहीं लिखा जाता',
        ],
      }),
    ),
    phone: optional(
      text(
        {
          label: ['Telephone', 'टेलीफ़ोन'],
          help: ['As people would dial it', 'जैसे लोग मिलाएँ'],
          group: 'office',
        },
        40,
      ),
    ),
    email: optional(
      text(
        {
          label: ['Email', 'ईमेल'],
          help: ['Where the office reads', 'जहाँ दफ़्तर पढ़ता है'],
          group: 'office',
        },
        120,
      ),
    ),
  },
  words: {
    place: text(
      {
        label: ['Place', 'जगह'],
        help: ['The town or constituency, beside the name', 'शहर या क्षेत्र, नाम के साथ'],
        group: 'person',
      },
      80,
    ),
    nameLine: text(
      {
        label: ['Line under the name', 'नाम के नीचे की पंक्ति'],
        help: ['Such as “for Neeravan”', 'जैसे “नीरावन के लिए”'],
        group: 'person',
      },
      80,
    ),
    /** The leader's office, constituency and party, each shown on the first screen where set. */
    office: optional(
      text(
        {
          label: ['Office', 'पद'],
          help: [
            'What the leader is; on the first screen, where set',
            'नेता किस पद पर हैं; भरने पर पहली स्क्रीन पर',
          ],
          group: 'person',
        },
        80,
      ),
    ),
    constituency: optional(
      text(
        {
          label: ['Constituency', 'निर्वाचन क्षेत्र'],
          help: ['On the first screen, where set', 'भरने पर पहली स्क्रीन पर'],
          group: 'person',
        },
        80,
      ),
    ),
    party: optional(
      text(
        {
          label: ['Party', 'दल'],
          help: ['The party, or that there is none', 'दल, या यह कि कोई दल नहीं'],
          group: 'person',
        },
        80,
      ),
    ),
    description: text(
      {
        label: ['Description', 'विवरण'],
        help: [
          'What search engines and chats say of the site',
          'खोज इंजन और चैट साइट के बारे में क्या कहें',
        ],
        group: 'everyPage',
      },
      200,
    ),
    footerText: text(
      {
        label: ['Text at the foot', 'पन्ने के नीचे का लेख'],
        help: ['Stands at the end of every page', 'हर पन्ने के अंत में रहता है'],
        group: 'everyPage',
      },
      500,
    ),
    imprint,
    newsletterTitle: text(
      {
        label: ['Title of the newsletter', 'समाचार पत्र का शीर्षक'],
        help: ['Above the form at the foot', 'नीचे के फ़ॉर्म के ऊपर'],
        group: 'everyPage',
      },
      120,
    ),
    newsletterText: text(
      {
        label: ['Text of the newsletter', 'समाचार पत्र का लेख'],
        help: ['What it brings, and how often', 'क्या आएगा, और कितनी बार'],
        group: 'everyPage',
      },
      300,
    ),
    journeyTitle: text(
      {
        label: ['Title of the journey', 'यात्रा का शीर्षक'],
        help: ['Above the milestones', 'पड़ावों के ऊपर'],
        group: 'home',
      },
      120,
    ),
    finderTitle: text(
      {
        label: ['Title of the photo finder', 'फ़ोटो खोज का शीर्षक'],
        help: ['Invites people to find their photos', 'लोगों को अपनी फ़ोटो ढूँढने बुलाता है'],
        group: 'home',
      },
      120,
    ),
    finderText: text(
      {
        label: ['Text of the photo finder', 'फ़ोटो खोज का लेख'],
        help: ['What happens with a selfie', 'सेल्फ़ी का क्या होता है'],
        group: 'home',
      },
      400,
    ),
    wishTitle: text(
      {
        label: ['Title of the wish', 'शुभकामना का शीर्षक'],
        help: ['Above the way to make a card', 'कार्ड बनाने के रास्ते के ऊपर'],
        group: 'home',
      },
      120,
    ),
    wishText: text(
      {
        label: ['Text of the wish', 'शुभकामना का लेख'],
        help: ['What the card is', 'कार्ड क्या है'],
        group: 'home',
      },
      300,
    ),
    quizTitle: text(
      {
        label: ['Title of the quiz', 'क्विज़ का शीर्षक'],
        help: ['Above the way to the quiz', 'क्विज़ के रास्ते के ऊपर'],
        group: 'home',
      },
      120,
    ),
    quizText: text(
      {
        label: ['Text of the quiz', 'क्विज़ का लेख'],
        help: ['What the questions are about', 'सवाल किस बारे में हैं'],
        group: 'home',
      },
      300,
    ),
    portraitAlt: text(
      {
        label: ['Description of the portrait', 'चित्र का विवरण'],
        help: [
          'What is to be seen, for those who cannot see it',
          'क्या दिखता है, उनके लिए जो देख नहीं सकते',
        ],
        group: 'person',
      },
      300,
    ),
    address: text(
      {
        label: ['Address', 'पता'],
        help: ['Where letters and people come', 'जहाँ चिट्ठियाँ और लोग आते हैं'],
        group: 'office',
      },
      300,
    ),
    officeHours: text(
      {
        label: ['Open hours', 'खुलने का समय'],
        help: ['Days and times', 'दिन और समय'],
        group: 'office',
      },
      300,
    ),
  },
  order: { by: 'position' },
  filters: [],
  summary: 'required',
  body: 'none',
});
