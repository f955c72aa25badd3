/** The elements that a body may hold: the sanitiser keeps just these, and an editor offers just these. */
export const bodyTags =
  'p br hr h2 h3 h4 blockquote ul ol li strong em del a table thead tbody tr th td'.split(' ');

export const bodyAttributes = { a: ['href'], ol: ['start'] };

/** Schemes of the links of a body; a path of the site needs none. */
export const bodyLinkSchemes = ['https', 'http', 'mailto', 'tel'];
