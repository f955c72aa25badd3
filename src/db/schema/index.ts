export * from './content.ts';
export * from './taking-part.ts';
