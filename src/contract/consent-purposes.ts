/** The purposes that people are asked to agree to, each by itself. `account` is the one that an account needs. */
export const purposes = [
  'account',
  'newsletter',
  'sms',
  'push',
  'photoSearch',
  'publicName',
] as const;

export type Purpose = (typeof purposes)[number];

/** Purposes for which consent may be given and taken back while the account stays. */
export const freePurposes = purposes.filter((purpose) => purpose !== 'account');

/** The version of the notices that people read; a new wording is a new version. */
export const noticeVersion = '2026-11-25';
