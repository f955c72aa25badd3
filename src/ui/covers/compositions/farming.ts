import { type Canvas, stand } from '../canvas.ts';
import { furrows } from '../grounds/furrows.ts';
import { house } from '../motifs/house.ts';
import { palm } from '../motifs/palm.ts';
import { slimTree, tree } from '../motifs/tree.ts';
import { people } from '../people.ts';
import { palmHeight } from '../skyline.ts';
import { along, type Composition } from './composition.ts';

const FARMHOUSE = { width: 36, floors: 1, brick: false, alt: true };

/** Ploughed fields, a farmhouse, palms. */
export const farming: Composition = { plateau: false, ground: furrows, subject };

function subject(canvas: Canvas): string {
  const { inks, random } = canvas;
  const palmAt = (share: number) =>
    stand(canvas, 'palm', along(canvas, share, 0.03), palm(inks, palmHeight(random)));
  return (
    stand(canvas, 'house', along(canvas, 0.15, 0.05), house(inks, random, FARMHOUSE)) +
    palmAt(0.28) +
    stand(canvas, 'slim-tree', along(canvas, 0.56, 0.04), slimTree(inks)) +
    palmAt(0.86) +
    palmAt(0.91) +
    stand(canvas, 'tree', along(canvas, 0.73, 0.03), tree(inks), { size: 1.1 }) +
    people(canvas, { count: [3, 4], depth: [0.5, 0.62], from: 0.24, to: 0.86 })
  );
}
