import type { enReferral } from './en-referral.ts';

/** The Hindi texts of links by which members invite others. */
export const hiReferral: { [Key in keyof typeof enReferral]: string } = {
  invited: 'आपके एक दोस्त ने आपको बुलाया है।',
  invitedBy: '{{name}} ने आपको बुलाया है।',
  title: 'दूसरों को बुलाइए',
  intro:
    'आपका अपना लिंक, जो दोस्तों को जुड़ने के फ़ॉर्म तक लाता है। हम सिर्फ़ गिनते हैं कि कितने आए और कितनों ने लिखा; कौन आया, यह कभी नहीं।',
  make: 'मेरा लिंक बनाएँ',
  renew: 'नया लिंक बनाएँ',
  end: 'यह लिंक बंद करें',
  renewWhat: 'नया लिंक बनते ही पुराना बंद हो जाता है; उससे जो हुआ, वह गिनती में रहता है।',
  share: 'भेजें',
  words: 'मैं {{name}} के साथ हूँ। आप भी आइए:',
  showName: 'मेरा पहला नाम दिखाएँ',
  showNameWhat: 'लिंक खोलने वाले को दिखेगा कि किसने बुलाया। नहीं तो लिखा होगा “एक दोस्त”।',
  came_one: '{{count, number}} व्यक्ति ने आपका लिंक खोला।',
  came_other: '{{count, number}} लोगों ने आपका लिंक खोला।',
  thisWeek_one: 'उनमें से {{count, number}} पिछले सात दिन में।',
  thisWeek_other: 'उनमें से {{count, number}} पिछले सात दिन में।',
  joined_one: '{{count, number}} व्यक्ति इससे जुड़ा।',
  joined_other: '{{count, number}} लोग इससे जुड़े।',
};
