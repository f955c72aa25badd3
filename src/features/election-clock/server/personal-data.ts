import type { PersonalData } from '#db/personal-data.ts';

export const electionClockPersonalData: PersonalData = {
  about: 'Agents who entered poll dates and let something out in a silence',
  columns: { polls: ['constituency', 'entered_by'], silence_overrides: ['agent_id'] },
  download: { leftOut: 'An agent is no visitor' },
  erase: { kept: 'The law asks who let something out' },
  retention: { keptFor: 'good: the record refers to it' },
};
