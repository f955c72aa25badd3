import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { memo, useState } from 'react';
import { Button, Group, Separator, ToggleButton, Toolbar } from 'react-aria-components';
import { ConsoleIcon } from '../console-icon.tsx';
import type { ConsoleIconName } from '../icon-paths.ts';
import { Keys } from '../keys.tsx';
import { useSay } from '../say.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TableMenu } from './table-menu.tsx';
import { TextStyleMenu } from './text-style-menu.tsx';
import { useEditorState } from './use-editor-state.ts';

/** Whether Latin keys write Hindi, and the switch. */
export interface HindiKeys {
  isOn: boolean;
  toggle: () => void;
}

interface RichTextToolbarProps {
  editor: Editor;
  /** The id of the body that the tools change. */
  controls: string;
  hindiKeys?: HindiKeys;
}

/** The tools of a body: one stop of the Tab key, arrow keys go from one to the next. */
export const RichTextToolbar = memo(function RichTextToolbar(props: RichTextToolbarProps) {
  const { editor, controls, hindiKeys } = props;
  const say = useSay();
  const [isLinking, setLinking] = useState(false);
  return (
    <Toolbar
      className="rich-text-tools"
      aria-label={say('Tools of the text', 'लेख के औज़ार')}
      aria-controls={controls}
    >
      <TextStyleMenu editor={editor} />
      <Separator orientation="vertical" />
      <Group className="tool-group" aria-label={say('Letters', 'अक्षर')}>
        <MarkTool editor={editor} name="bold" icon="bold" label={say('Bold', 'मोटा')} />
        <MarkTool
          editor={editor}
          name="strike"
          icon="strike"
          label={say('Struck through', 'कटा हुआ')}
        />
        <LinkTool editor={editor} open={() => setLinking(true)} />
      </Group>
      <Separator orientation="vertical" />
      <Group className="tool-group" aria-label={say('Blocks', 'खंड')}>
        <MarkTool editor={editor} name="bulletList" icon="list" label={say('List', 'सूची')} />
        <MarkTool
          editor={editor}
          name="orderedList"
          icon="numbered-list"
          label={say('Numbered list', 'क्रमांकित सूची')}
        />
        <MarkTool editor={editor} name="blockquote" icon="quote" label={say('Quote', 'उद्धरण')} />
        <TableMenu editor={editor} />
      </Group>
      <Separator orientation="vertical" />
      <StepTools editor={editor} />
      {hindiKeys && (
        <ToggleButton
          className="tool tool-hindi"
          isSelected={hindiKeys.isOn}
          onChange={hindiKeys.toggle}
        >
          a → <span lang="hi">अ</span>{' '}
          <span className="visually-hidden">{say('Hindi by Latin keys', 'रोमन कुंजियों से हिंदी')}</span>
          <Keys keys="Alt H" />
        </ToggleButton>
      )}
      <LinkDialog editor={editor} isOpen={isLinking} onClose={() => setLinking(false)} />
    </Toolbar>
  );
});

function StepTools({ editor }: { editor: Editor }) {
  const say = useSay();
  const canUndo = useEditorState(editor, ({ state }) => undoDepth(state) > 0);
  const canRedo = useEditorState(editor, ({ state }) => redoDepth(state) > 0);
  return (
    <Group className="tool-group" aria-label={say('Steps', 'क़दम')}>
      <Tool
        icon="undo"
        label={say('Undo', 'वापस लें')}
        isDisabled={!canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <Tool
        icon="redo"
        label={say('Redo', 'फिर करें')}
        isDisabled={!canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </Group>
  );
}

interface ToolProps {
  icon: ConsoleIconName;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}

function Tool({ icon, label, isDisabled = false, onPress }: ToolProps) {
  return (
    <Button className="tool" aria-label={label} isDisabled={isDisabled} onPress={onPress}>
      <ConsoleIcon name={icon} />
    </Button>
  );
}

const COMMANDS = {
  bold: 'toggleBold',
  strike: 'toggleStrike',
  bulletList: 'toggleBulletList',
  orderedList: 'toggleOrderedList',
  blockquote: 'toggleBlockquote',
} as const;

interface MarkToolProps {
  editor: Editor;
  name: keyof typeof COMMANDS;
  icon: ConsoleIconName;
  label: string;
}

/** A tool that is on where the caret is in what it makes. */
function MarkTool({ editor, name, icon, label }: MarkToolProps) {
  const isOn = useEditorState(editor, (current) => current.isActive(name));
  return (
    <ToggleButton
      className="tool"
      aria-label={label}
      isSelected={isOn}
      onChange={() => editor.chain().focus()[COMMANDS[name]]().run()}
    >
      <ConsoleIcon name={icon} />
    </ToggleButton>
  );
}

function LinkTool({ editor, open }: { editor: Editor; open: () => void }) {
  const say = useSay();
  const isOn = useEditorState(editor, (current) => current.isActive('link'));
  return (
    <ToggleButton
      className="tool"
      aria-label={say('Link', 'लिंक')}
      isSelected={isOn}
      onChange={open}
    >
      <ConsoleIcon name="link" />
    </ToggleButton>
  );
}
