import { Milestone } from '#ui/milestone.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { Picture } from '#ui/picture.tsx';

/**
 * The leader's portrait in a milestone on the line; the first letter of the name where there is no
 * portrait.
 */
export function Portrait() {
  const { portrait, letter } = useRootData();
  const image = portrait();
  if (!image) return <Milestone figure={letter} />;
  return (
    <Milestone>
      <Picture fill eager image={image} sizes="(min-width: 900px) 380px, 140px" />
    </Milestone>
  );
}
