/** The mark of a review by where it stands. */
export const markOf = {
  waiting: 'in-review',
  approved: 'approved',
  returned: 'returned',
  withdrawn: 'draft',
} as const;
