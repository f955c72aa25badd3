import sanitize from 'sanitize-html';
import { bodyAttributes, bodyLinkSchemes, bodyTags } from '#contract/body-tags.ts';

const allowed: sanitize.IOptions = {
  allowedTags: bodyTags,
  allowedAttributes: bodyAttributes,
  allowedSchemes: bodyLinkSchemes,
  allowProtocolRelative: false,
};

/** Misnested elements are right after two. */
const MAX_PASSES = 8;

/** Removes everything from HTML that a body may not hold; what is left stays as it is when it is cleaned again. */
export function sanitizeBody(html: string): string {
  let body = html;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const cleaned = sanitize(body, allowed).trim();
    if (cleaned === body) break;
    body = cleaned;
  }
  return body;
}
