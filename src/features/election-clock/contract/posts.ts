import type { WhenMayGoOut } from './when-may-go-out.ts';

/** Settings and the bank of the quiz show nothing by themselves. */
const freeSections: readonly string[] = ['settings', 'quiz'];

/** The part of a collection that tells whether its documents are posts. */
interface Sectioned {
  section: string;
}

export const isHeldSection = (section: string): boolean => !freeSections.includes(section);

/** The first moment, from the wished one on, at which a document may become public. */
export async function whenPostMayGoOut(
  whenMayGoOut: WhenMayGoOut,
  { section }: Sectioned,
  item: string,
  at: Date,
): Promise<Date> {
  return isHeldSection(section) ? whenMayGoOut({ kind: 'post', at, item }) : at;
}
