/** The author of documents from a campaign's files. */
export const IMPORTER = '00000000-0000-4000-8000-000000000001';
