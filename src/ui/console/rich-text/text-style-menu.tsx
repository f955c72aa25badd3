import type { Editor } from '@tiptap/core';
import { ConsoleIcon } from '../console-icon.tsx';
import { Menu } from '../menu.tsx';
import { useSay } from '../say.tsx';
import { headingRanks } from './body-schema.ts';
import { useEditorState } from './use-editor-state.ts';

/** Text, or a heading of some rank. */
export function TextStyleMenu({ editor }: { editor: Editor }) {
  const say = useSay();
  const style = useEditorState(
    editor,
    (current) => headingRanks.find((level) => current.isActive('heading', { level })) ?? 0,
  );
  const names = {
    0: say('Text', 'लेख'),
    2: say('Heading', 'शीर्षक'),
    3: say('Subheading', 'उपशीर्षक'),
    4: say('Small heading', 'छोटा शीर्षक'),
  };
  const choose = (level: 0 | (typeof headingRanks)[number]) => {
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  const actions = ([0, ...headingRanks] as const).map((rank) => ({
    id: String(rank),
    label: names[rank],
    sign: '#'.repeat(rank),
    run: () => choose(rank),
  }));
  return (
    <Menu
      label={say(`Style: ${names[style]}`, `शैली: ${names[style]}`)}
      className="tool tool-style"
      chosen={String(style)}
      actions={actions}
    >
      {names[style]}
      <ConsoleIcon name="chevron" />
    </Menu>
  );
}
