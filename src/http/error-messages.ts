import type { z } from 'zod';

type Wording = z.core.$ZodErrorMap;

/** The messages that people read where a schema has none of its own. */
export const errorMessages: Wording = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : 'This has the wrong form';
    case 'too_small':
      return issue.origin === 'string'
        ? shortText(issue.minimum)
        : `Give at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Use at most ${issue.maximum} characters`
        : `Give at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return 'This field is not known';
    default:
      return 'This has the wrong form';
  }
};

function shortText(minimum: number | bigint): string {
  return minimum === 1 ? 'This is required' : `Use at least ${minimum} characters`;
}
