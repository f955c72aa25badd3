/** A part that an existing page has not: a page of a list, a month of the calendar. */
export type Missing = 'page' | 'month';

/** Thrown by a loader: what the address asks for is not there, and the problem page says what, and leads on. */
export function missing(part: Missing): Response {
  return Response.json({ missing: part }, { status: 422 });
}

/** The part that a failure of a page said was missing. */
export function missingPart(failure: unknown): Missing | undefined {
  const { missing: part } = Object(failure) as { missing?: Missing };
  return part;
}
