/** A telephone number for a link: `00214 00114` is `0021400114`. */
export function telephone(written: string): string {
  return written.replace(/[^\d+]/g, '');
}
