/** The reason of an advertisement that was due without a certificate; the console tells it in the language of the agent. */
export const NOT_CERTIFIED =
  'Its certificate was not in force when it was due. Look into the register of advertisements.';
