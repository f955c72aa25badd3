import './without-eval.ts';
import { z } from 'zod';
import { tidyText } from '#lib/tidy-text.ts';

/** The reason for which data of people leaves the site as a table. */
export const exportReason = z
  .string('Say what the table is for')
  .transform(tidyText)
  .refine((text) => text.length >= 10, 'Say what the table is for, in some words')
  .refine((text) => text.length <= 300, 'Use at most 300 characters');
