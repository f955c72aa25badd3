import type { PersonalData } from '#db/personal-data.ts';

export const limitsPersonalData: PersonalData = {
  about: 'Counters of rate limits',
  columns: { rate_limits: ['key'] },
  download: {
    leftOut: 'A counter knows a digest of an address or number, and leads to no account',
  },
  erase: { kept: 'It ends by itself within a day, and leads to no account' },
  retention: { keptFor: 'as long as its limit counts, a day at most' },
};
