import type { PersonalData } from '#db/personal-data.ts';

export const reviewsPersonalData: PersonalData = {
  about: 'Comments of agents on what is to be published',
  columns: { review_comments: ['author_id', 'asks', 'text'] },
  download: { leftOut: 'Agents comment, and they are no visitors' },
  erase: { kept: 'The history of what was published names its authors' },
  retention: { keptFor: 'as long as the document' },
};
