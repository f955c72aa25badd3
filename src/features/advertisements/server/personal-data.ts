import type { PersonalData } from '#db/personal-data.ts';

export const advertisementsPersonalData: PersonalData = {
  about: 'Who pays for political advertisements, and agents who entered them',
  columns: { advertisements: ['sponsor', 'entered_by'] },
  download: { leftOut: 'The law asks for the name of who pays' },
  erase: { kept: 'The law asks for the name of who pays' },
  retention: { keptFor: 'good: election expenses are accounted for by it' },
};
