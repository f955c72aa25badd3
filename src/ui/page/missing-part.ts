/** A missing part of an existing page: a page of a list, a month of the calendar. */
export type Missing = 'page' | 'month';

/** The response that a loader throws for a missing part; the error page names it and leads on. */
export function missing(part: Missing): Response {
  return Response.json({ missing: part }, { status: 422 });
}

/** The missing part that an error of a page names. */
export function missingPart(failure: unknown): Missing | undefined {
  const { missing: part } = Object(failure) as { missing?: Missing };
  return part;
}
