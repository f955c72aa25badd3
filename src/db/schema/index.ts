export * from './content.ts';
export * from './people.ts';
export * from './taking-part.ts';
