/** The reason of an issue that was due and showed nothing; the console tells it in the language of the agent. */
export const NOTHING_TO_READ =
  'There was nothing to read in it when it was due, because what it shows is not public.';
