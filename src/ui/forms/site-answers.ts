/**
 * Whether the site can be reached. A form that is posted natively to a site that is away ends on a page of the
 * browser's own, and what was typed is lost.
 */
export const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status < 500,
    () => false,
  );
