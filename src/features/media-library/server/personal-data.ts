import type { PersonalData } from '#db/personal-data.ts';

export const mediaLibraryPersonalData: PersonalData = {
  about: 'Files of the media library',
  columns: {
    media_files: ['name', 'credit', 'place', 'uploader_id'],
    ai_media: ['name', 'declared_by'],
    takedowns: ['name', 'source', 'entered_by', 'decided_by'],
  },
  download: { leftOut: 'They are the work of agents, and lead to no visitor' },
  erase: { kept: 'They are the work of agents, and lead to no visitor' },
  retention: { keptFor: 'as long as the campaign; in the bin for 30 days' },
};
