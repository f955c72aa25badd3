import type { IconName } from './icon-paths.ts';

/** A link to another site's share page. */
export interface ShareLink {
  name: string;
  href: string;
  icon: IconName;
}

/** Share links that need neither scripts nor an account of the campaign; `url` is absolute. */
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
