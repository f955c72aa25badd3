import { useEditorState } from '@tiptap/react';
import type { Editor } from '@tiptap/react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { ConsoleIcon } from '../console-icon.tsx';
import { useSay } from '../say.tsx';
import { headingRanks } from './body-schema.ts';

/** Text, or a heading of some rank. */
export function TextStyleMenu({ editor }: { editor: Editor }) {
  const say = useSay();
  const style = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      headingRanks.find((level) => current.isActive('heading', { level })) ?? 0,
  });
  const names = {
    0: say('Text', 'लेख'),
    2: say('Heading', 'शीर्षक'),
    3: say('Subheading', 'उपशीर्षक'),
    4: say('Small heading', 'छोटा शीर्षक'),
  };
  const choose = (chosen: number) => {
    const level = headingRanks.find((rank) => rank === chosen);
    const chain = editor.chain().focus();
    (level ? chain.setHeading({ level }) : chain.setParagraph()).run();
  };
  return (
    <MenuTrigger>
      <Button
        className="tool tool-style"
        aria-label={say(`Style: ${names[style]}`, `शैली: ${names[style]}`)}
      >
        {names[style]}
        <ConsoleIcon name="chevron" />
      </Button>
      <Popover className="popover">
        <Menu
          className="menu"
          selectionMode="single"
          selectedKeys={[String(style)]}
          onAction={(key) => choose(Number(key))}
        >
          {[0, ...headingRanks].map((rank) => (
            <MenuItem
              key={rank}
              id={String(rank)}
              className="menu-item"
              textValue={nameOf(names, rank)}
            >
              <span className="menu-item-label">{nameOf(names, rank)}</span>
              {rank > 0 && <kbd aria-hidden="true">{'#'.repeat(rank)}</kbd>}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

const nameOf = (names: Record<number, string>, rank: number): string => names[rank] ?? '';
