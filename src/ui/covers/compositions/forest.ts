import { type Canvas, stand } from '../canvas.ts';
import { terraces } from '../grounds/terraces.ts';
import { palm } from '../motifs/palm.ts';
import { bushes, slimTree, tree } from '../motifs/tree.ts';
import { people } from '../people.ts';
import { greenery, palmHeight } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

/** Many kinds of trees. */
export const forest: Composition = { plateau: false, ground: terraces, subject };

function subject(canvas: Canvas): string {
  const { inks, random, width } = canvas;
  const palmAt = (share: number) =>
    stand(canvas, 'palm', along(canvas, share, 0.02), palm(inks, palmHeight(random)), {
      size: 1.15,
    });
  return (
    greenery(canvas, { from: 0, to: width }, 40) +
    palmAt(0.12) +
    palmAt(0.19) +
    palmAt(0.24) +
    stand(canvas, 'slim-tree', along(canvas, 0.56, 0.03), slimTree(inks), { size: 1.3 }) +
    stand(canvas, 'tree', along(canvas, 0.4, 0.03), tree(inks), { size: 1.15 }) +
    stand(canvas, 'bush', along(canvas, 0.72, 0.04), bushes(inks), { size: 1.4 }) +
    people(canvas, { count: [2, 4], depth: [0.46, 0.6], from: 0.2, to: 0.84 })
  );
}
