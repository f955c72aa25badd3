import { defineMessage } from '#messages/define-message.ts';
import { isAgreed, isComing } from './still-wanted.ts';

const aboutEvent = { event: 'text', when: 'text', place: 'text', link: 'link' } as const;

/** Asks the owner of an address that somebody typed; what else they typed is not repeated. */
export const confirmReplyMessage = defineMessage({
  name: 'confirmEventReply',
  purpose: 'transactional',
  mail: {
    values: aboutEvent,
    words: {
      en: {
        subject: 'Are you coming? {event}',
        parts: [
          'Hello,',
          'somebody gave this address to say that you are coming to “{event}”: {when}, {place}. If it was you, please confirm it, so that a place is kept for you.',
          { button: 'Yes, I am coming', to: 'link' },
          'If it was not you, please ignore this mail; no place is kept, and the address is forgotten after a week.',
        ],
      },
      hi: {
        subject: 'क्या आप आ रहे हैं? {event}',
        parts: [
          'नमस्ते,',
          'किसी ने यह पता देकर बताया है कि आप “{event}” में आ रहे हैं: {when}, {place}। अगर यह आप ही थे, तो कृपया पुष्टि करें, ताकि आपके लिए जगह रखी जाए।',
          { button: 'हाँ, मैं आ रहा/रही हूँ', to: 'link' },
          'अगर यह आप नहीं थे, तो इस मेल को रहने दें; कोई जगह नहीं रखी जाएगी, और एक हफ़्ते में यह पता मिटा दिया जाएगा।',
        ],
      },
    },
  },
});

/** Takes somebody who replied already to their reply. */
export const yourReplyMessage = defineMessage({
  name: 'yourEventReply',
  purpose: 'transactional',
  mail: {
    values: aboutEvent,
    words: {
      en: {
        subject: 'Your reply: {event}',
        parts: [
          'Hello,',
          'you have replied to “{event}” before: {when}, {place}. You see, change or withdraw that reply here.',
          { button: 'My reply', to: 'link' },
        ],
      },
      hi: {
        subject: 'आपका जवाब: {event}',
        parts: [
          'नमस्ते,',
          'आप “{event}” के लिए पहले ही जवाब दे चुके हैं: {when}, {place}। उसे यहाँ देख, बदल या वापस ले सकते हैं।',
          { button: 'मेरा जवाब', to: 'link' },
        ],
      },
    },
  },
});

/** Tells somebody on the waiting list that there is room for them now. */
export const seatFreeMessage = defineMessage({
  name: 'eventSeatFree',
  purpose: 'transactional',
  isStillWanted: isAgreed,
  mail: {
    values: { ...aboutEvent, people: 'text' },
    words: {
      en: {
        subject: 'There is room for you: {event}',
        parts: [
          'Hello,',
          'you were on the waiting list of “{event}”, and now there is room for you (people: {people}): {when}, {place}.',
          'If you cannot come any more, please say so, and the next in line gets your place.',
          { button: 'My reply', to: 'link' },
        ],
      },
      hi: {
        subject: 'अब आपके लिए जगह है: {event}',
        parts: [
          'नमस्ते,',
          'आप “{event}” की प्रतीक्षा सूची में थे, और अब आपके लिए जगह है (लोग: {people}): {when}, {place}।',
          'अगर आप अब नहीं आ सकते, तो कृपया बता दें, ताकि आपकी जगह अगले को मिले।',
          { button: 'मेरा जवाब', to: 'link' },
        ],
      },
    },
  },
  sms: {
    values: aboutEvent,
    words: {
      en: '{campaign}: there is room for you now at {event}, {when}, {place}. If you cannot come, say so here: {link}',
      hi: '{campaign}: {event} में अब आपके लिए जगह है। {when}, {place}। न आ सकें, तो यहाँ बताएँ: {link}',
    },
  },
});

/** The link leads to the page on which somebody withdraws. */
const headers = { 'List-Unsubscribe': '<{link}>' };

/** Comes on the morning of the day before. */
export const reminderMessage = defineMessage({
  purpose: 'wanted',
  isStillWanted: isComing,
  name: 'eventReminder',
  mail: {
    values: { ...aboutEvent, code: 'text' },
    headers,
    words: {
      en: {
        subject: 'Tomorrow: {event}',
        parts: [
          'Hello,',
          'tomorrow is “{event}”, and you are coming: {when}, {place}.',
          'At the gate your name is enough; your code is {code}. If you cannot come, please say so, and somebody else gets your place.',
          { button: 'My reply', to: 'link' },
        ],
      },
      hi: {
        subject: 'कल: {event}',
        parts: [
          'नमस्ते,',
          'कल “{event}” है, और आप आ रहे हैं: {when}, {place}।',
          'गेट पर आपका नाम ही काफ़ी है; आपका कोड {code} है। अगर आप नहीं आ सकते, तो कृपया बता दें, ताकि आपकी जगह किसी और को मिले।',
          { button: 'मेरा जवाब', to: 'link' },
        ],
      },
    },
  },
  sms: {
    values: aboutEvent,
    words: {
      en: '{campaign}: tomorrow is {event}, {when}, {place}. If you cannot come, say so here: {link}',
      hi: '{campaign}: कल {event} है। {when}, {place}। न आ सकें, तो यहाँ बताएँ: {link}',
    },
  },
});

/** Never put off, like the next: nobody is to travel in vain. */
export const changedMessage = defineMessage({
  purpose: 'transactional',
  isStillWanted: isAgreed,
  name: 'eventChanged',
  mail: {
    values: aboutEvent,
    headers,
    words: {
      en: {
        subject: 'New time or place: {event}',
        parts: [
          'Hello,',
          'the time or place of “{event}” has changed. It is now: {when}, {place}.',
          'Your reply still stands. If you cannot come then, please withdraw it.',
          { button: 'My reply', to: 'link' },
        ],
      },
      hi: {
        subject: 'नया समय या जगह: {event}',
        parts: [
          'नमस्ते,',
          '“{event}” का समय या जगह बदल गई है। अब: {when}, {place}।',
          'आपका जवाब बना हुआ है। अगर आप तब नहीं आ सकते, तो कृपया उसे वापस ले लें।',
          { button: 'मेरा जवाब', to: 'link' },
        ],
      },
    },
  },
  sms: {
    values: aboutEvent,
    words: {
      en: '{campaign}: {event} has a new time or place. It is now {when}, {place}. If you cannot come then, say so here: {link}',
      hi: '{campaign}: {event} का समय या जगह बदल गई है। अब: {when}, {place}। न आ सकें, तो यहाँ बताएँ: {link}',
    },
  },
});

export const cancelledMessage = defineMessage({
  purpose: 'transactional',
  isStillWanted: isAgreed,
  name: 'eventCancelled',
  mail: {
    values: aboutEvent,
    headers,
    words: {
      en: {
        subject: 'Cancelled: {event}',
        parts: [
          'Hello,',
          '“{event}” is cancelled; it was to be on {when}, {place}. We are sorry. You need do nothing.',
          { button: 'See what the page says', to: 'link' },
        ],
      },
      hi: {
        subject: 'रद्द: {event}',
        parts: [
          'नमस्ते,',
          '“{event}” रद्द हो गया है; यह {when}, {place} पर होना था। हमें खेद है। आपको कुछ करने की ज़रूरत नहीं है।',
          { button: 'पन्ने पर देखें', to: 'link' },
        ],
      },
    },
  },
  sms: {
    values: { event: 'text', when: 'text' },
    words: {
      en: '{campaign}: {event} on {when} is cancelled. We are sorry. You need do nothing.',
      hi: '{campaign}: {event} ({when}) रद्द हो गया है। हमें खेद है। आपको कुछ करने की ज़रूरत नहीं है।',
    },
  },
});

export const eventMessages = [
  confirmReplyMessage,
  yourReplyMessage,
  seatFreeMessage,
  reminderMessage,
  changedMessage,
  cancelledMessage,
];
