import { PageHead } from '#ui/page/page-head.tsx';
import { TitleWall } from '#ui/title-wall.tsx';

/**
 * The head of a page whose address holds a secret: no other site is told of it. Our own is, because a
 * form without a referrer has no origin, and one without an origin is refused.
 */
export function ReceiptHead({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} hidden />
      <meta name="referrer" content="same-origin" />
      <TitleWall title={title} sentence />
    </>
  );
}
