import sanitize from 'sanitize-html';
import { bodyAttributes, bodyLinkSchemes, bodyTags } from '#contract/body-tags.ts';

const allowed: sanitize.IOptions = {
  allowedTags: bodyTags,
  allowedAttributes: bodyAttributes,
  allowedSchemes: bodyLinkSchemes,
  allowProtocolRelative: false,
};

/** Removes everything from HTML that a body may not hold. */
export function sanitizeBody(html: string): string {
  return sanitize(html, allowed).trim();
}
