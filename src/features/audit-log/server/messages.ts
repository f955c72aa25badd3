import { defineMessage } from '#messages/define-message.ts';

/** The nightly head of the audit log, for people who keep it outside the database. */
export const recordHeadMessage = defineMessage({
  name: 'recordHead',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { entries: 'text', head: 'text', day: 'text' },
    words: {
      en: {
        subject: 'The record is whole: {entries} lines',
        parts: [
          'The record of the agent area was read tonight from its first line. It is whole.',
          'Please keep this mail. If somebody changes the record later, this number proves it: line {entries}, {day}, {head}.',
        ],
      },
      hi: {
        subject: 'रिकॉर्ड पूरा है: {entries} पंक्तियाँ',
        parts: [
          'टीम के रिकॉर्ड को आज रात पहली पंक्ति से पढ़ा गया। वह पूरा है।',
          'कृपया यह मेल सँभालकर रखें। अगर बाद में किसी ने रिकॉर्ड बदला, तो यह संख्या उसे साबित करेगी: पंक्ति {entries}, {day}, {head}।',
        ],
      },
    },
  },
});

/** The alarm that the audit log was changed behind its back. */
export const recordBrokenMessage = defineMessage({
  name: 'recordBroken',
  purpose: 'transactional',
  mail: {
    reader: 'colleague',
    values: { line: 'text', link: 'link' },
    words: {
      en: {
        subject: 'Somebody changed the record',
        parts: [
          'The record of the agent area was read tonight, and line {line} is not as it was written, or one before it is gone.',
          'Whoever did this had the database in their hands. Compare with the numbers in the mails of the nights before, and call whoever runs the server.',
          { button: 'See the record', to: 'link' },
        ],
      },
      hi: {
        subject: 'किसी ने रिकॉर्ड बदला है',
        parts: [
          'टीम के रिकॉर्ड को आज रात पढ़ा गया। पंक्ति {line} वैसी नहीं है जैसी लिखी गई थी, या उससे पहले की कोई पंक्ति ग़ायब है।',
          'जिसने यह किया, उसकी पहुँच डेटाबेस तक थी। पिछली रातों के मेल में लिखी संख्याओं से मिलाइए, और सर्वर चलाने वाले से बात कीजिए।',
          { button: 'रिकॉर्ड देखें', to: 'link' },
        ],
      },
    },
  },
});

export const recordMessages = [recordHeadMessage, recordBrokenMessage];
