import { contentSections } from '#contract/permissions.ts';
import { listProposedOrders } from '#features/publishing/contract.ts';
import { countOf } from '#ui/console/console-area.ts';
import type { ConsoleArea } from '#ui/console/console-area.ts';
import { listQuestions, listReviews } from '../contract.ts';

const readsContent = contentSections.map((section) => `${section}:read` as const);

/** Work that waits for a second pair of eyes. */
export const reviewsArea: ConsoleArea = {
  screens: [
    { path: 'reviews', load: () => import('./reviews-screen.tsx'), permissions: readsContent },
    {
      path: 'reviews/:collection/:id',
      load: () => import('./review-screen.tsx'),
      permissions: readsContent,
      frame: 'narrow',
    },
  ],
  navigation: [
    {
      to: '/reviews',
      label: ['Reviews', 'जाँच'],
      icon: 'review',
      key: 'R',
      group: 'work',
      order: 30,
      permissions: readsContent,
      tab: { order: 2 },
      counts: [
        countOf(listReviews, ({ counts }) => counts.forMe + counts.returned),
        countOf(listQuestions, ({ total }) => total),
        countOf(listProposedOrders, ({ data }) => data.filter((each) => each.mayApprove).length),
      ],
    },
  ],
};
