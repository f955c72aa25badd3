import { eq } from 'drizzle-orm';
import { boothNotices } from '#db/schema/photo-booth.ts';
import { defineMessage } from '#messages/define-message.ts';
import { findUserBy } from '#people/find-user.ts';

/** Tells somebody who asked for it that there are new photos of them. */
export const newPhotosMessage = defineMessage({
  name: 'newPhotosOfYou',
  purpose: 'wanted',
  async isStillWanted(db, to) {
    const user = await findUserBy(db, { email: to });
    return user ? (await db.$count(boothNotices, eq(boothNotices.userId, user.id))) > 0 : false;
  },
  mail: {
    values: { name: 'personName', count: 'text', link: 'link', leaveLink: 'link' },
    words: {
      en: {
        subject: 'New photos of you: {count}',
        parts: [
          'Hello {name},',
          'We found you in new photos of {campaign}: {count}. They wait in your gallery, which only you can open.',
          { button: 'See my photos', to: 'link' },
          'You asked for this mail. At most one comes a day, and one press ends them:',
          { button: 'No more mails of new photos', to: 'leaveLink' },
        ],
      },
      hi: {
        subject: 'आपकी नई तस्वीरें: {count}',
        parts: [
          'नमस्ते {name},',
          '{campaign} की नई तस्वीरों में आप मिले: {count}। वे आपकी गैलरी में हैं, जिसे सिर्फ़ आप खोल सकते हैं।',
          { button: 'मेरी तस्वीरें देखें', to: 'link' },
          'यह मेल आपने माँगा था। दिन में ज़्यादा से ज़्यादा एक आता है, और एक बार दबाने से बंद हो जाता है:',
          { button: 'नई तस्वीरों के मेल अब न भेजें', to: 'leaveLink' },
        ],
      },
    },
    headers: {
      'List-Unsubscribe': '<{leaveLink}>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  },
});

export const photoNoticeMessages = [newPhotosMessage];
