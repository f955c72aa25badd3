import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('behindBlocks');

/** Tints the blocks of a translation whose original has changed, until they are written anew. */
export const behindBlocks = Extension.create({
  name: 'behindBlocks',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, shown) {
          const places = tr.getMeta(key) as readonly number[] | undefined;
          return places ? tinted(tr.doc, places) : shown.map(tr.mapping, tr.doc);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Tints the blocks at these places, and no others. */
export function showBehind({ view, state }: Editor, places: readonly number[]): void {
  if (view.composing) return;
  view.dispatch(state.tr.setMeta(key, places).setMeta('addToHistory', false));
}

function tinted(doc: Node, places: readonly number[]): DecorationSet {
  const decorations: Decoration[] = [];
  doc.forEach((node, offset, place) => {
    if (places.includes(place))
      decorations.push(Decoration.node(offset, offset + node.nodeSize, { class: 'block-behind' }));
  });
  return DecorationSet.create(doc, decorations);
}
