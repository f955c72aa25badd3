import sanitize from 'sanitize-html';

const TAGS = 'p br hr h2 h3 h4 blockquote ul ol li strong em del a table thead tbody tr th td';

/** The elements, attributes and addresses that a body may hold; an editor offers just these. */
const allowed: sanitize.IOptions = {
  allowedTags: TAGS.split(' '),
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Removes everything from HTML that a body may not hold. */
export function sanitizeBody(html: string): string {
  return sanitize(html, allowed).trim();
}
