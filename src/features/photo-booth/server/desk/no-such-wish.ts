import { Problem } from '#contract/problems.ts';

export const noSuchWish = () =>
  new Problem('notFound', { message: 'There is no such wish any more.' });
