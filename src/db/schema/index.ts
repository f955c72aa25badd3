/** Every table, for migrations and tests; product code imports the file of the table it owns. */
export * from './account.ts';
export * from './agents.ts';
export * from './audit.ts';
export * from './content.ts';
export * from './content-files.ts';
export * from './editing.ts';
export * from './engagement.ts';
export * from './grievance.ts';
export * from './http.ts';
export * from './join.ts';
export * from './media-library.ts';
export * from './messages.ts';
export * from './newsletter.ts';
export * from './people.ts';
export * from './reviews.ts';
export * from './sign-in.ts';
export * from './supporter-desk.ts';
