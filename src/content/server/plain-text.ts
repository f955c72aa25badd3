const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of clean HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** The localized texts of a version beside title, summary and body: a place, a source. */
export function saidBeside(words: Record<string, unknown>): string[] {
  return Object.values(words).filter((value) => typeof value === 'string');
}
