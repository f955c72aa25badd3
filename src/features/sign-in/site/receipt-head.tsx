import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

/**
 * The head of a page whose address holds a secret: no other site is told of it. Our own is, because a
 * form without a referrer has no origin, and one without an origin is refused.
 */
export function ReceiptHead({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} hidden />
      <meta name="referrer" content="same-origin" />
      <PageHeader title={title} sentence />
    </>
  );
}
