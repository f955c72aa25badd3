import type { IconName } from './icon-paths.ts';

/** A way to pass a page on: a plain link to somebody else's share page. */
export interface ShareLink {
  name: string;
  href: string;
  icon: IconName;
}

/** Share pages that need neither script nor an account of ours; `url` is absolute. */
export function shareLinks(url: string, text: string): ShareLink[] {
  const message = encodeURIComponent(`${text} ${url}`);
  const address = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${message}`, icon: 'chat' },
    {
      name: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      icon: 'facebook',
    },
    {
      name: 'Twitter',
      href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(text)}`,
      icon: 'twitter',
    },
  ];
}
