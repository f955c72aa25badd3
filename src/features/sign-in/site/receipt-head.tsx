import { PageHead } from '#ui/page/page-head.tsx';
import { TitleWall } from '#ui/title-wall.tsx';

/** The head of a page whose address holds a secret: no other site is told of it. */
export function ReceiptHead({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} hidden />
      <meta name="referrer" content="no-referrer" />
      <TitleWall title={title} sentence />
    </>
  );
}
