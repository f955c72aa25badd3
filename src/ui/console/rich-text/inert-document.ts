/** The part of Trusted Types that this needs; browsers without it take plain strings. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('inert-document', { createHTML: (given) => given });
  return policy?.createHTML(html) ?? html;
}

/** HTML as a document of its own: no script of it runs, and nothing of it is loaded. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(trusted(html), 'text/html');
}
