/** The first moment, from the given one on, that a rule allows. */
export type WhenAllowed = (at: Date) => Date | Promise<Date>;

/**
 * The first moment, from this one on, that every rule allows. The moment at which one of them lets go may
 * lie where another holds, so they are asked until none moves it.
 */
export async function firstAllowed(at: Date, rules: readonly WhenAllowed[]): Promise<Date> {
  let first = at;
  for (;;) {
    let next = first;
    for (const rule of rules) next = await rule(next);
    if (next <= first) return first;
    first = next;
  }
}
