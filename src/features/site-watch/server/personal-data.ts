import type { PersonalData } from '#db/personal-data.ts';

export const siteWatchPersonalData: PersonalData = {
  about: 'Agents who brought documents back to a moment',
  columns: { bring_backs: ['agent_id'] },
  download: { leftOut: 'An agent is no visitor' },
  erase: { kept: 'The history of what was published names its authors' },
  retention: { keptFor: 'good: the record refers to it' },
};
