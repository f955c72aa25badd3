import type { PersonalData } from '#db/personal-data.ts';

export const contentPersonalData: PersonalData = {
  about: 'Who wrote what of the content',
  columns: {
    revisions: ['author_id'],
    schedule: ['author_id'],
    documents: ['edited_by'],
    reviews: ['sent_by', 'decided_by'],
  },
  download: { leftOut: 'An author is an agent or the import, never somebody with an account' },
  erase: { kept: 'The history of what was published names its authors' },
  retention: { keptFor: 'as long as the content' },
};
