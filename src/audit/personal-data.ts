import type { PersonalData } from '#db/personal-data.ts';

export const auditPersonalData: PersonalData = {
  about: 'What was done in the agent area, by whom and about whom',
  columns: { audit_log: ['actor_id', 'target_ids', 'network'] },
  download: { leftOut: 'It tells of those who did it; of others it holds ids alone' },
  erase: {
    kept: 'A record that can be taken back proves nothing; an id leads nowhere once its owner is gone',
  },
  retention: { keptFor: 'good: each row stands for those before it' },
};
