/** The part of the site that is brought back, as the address of the screen has it. */
export interface Scope {
  /** Empty: the whole site. */
  collection: string;
  /** Empty: the whole collection. */
  id: string;
}

/** The address of the screen, with a document or a collection chosen. */
export function addressOf({ collection, id }: Scope): string {
  const query = new URLSearchParams({ ...(collection && { collection }), ...(id && { id }) });
  return query.size > 0 ? `/bring-back?${query.toString()}` : '/bring-back';
}
