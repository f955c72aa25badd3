import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { ActionButton } from '#ui/console/action-button.tsx';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';
import { SortableList } from '#ui/console/sortable-list.tsx';
import type { IssueBlock, NewsletterIssue } from '../contract.ts';
import { MAX_BLOCKS } from '../contract/lengths.ts';
import { MaterialField } from './material-field.tsx';
import type { Material } from './material-field.tsx';
import { TextFields } from './text-fields.tsx';
import type { TextBlock } from './text-fields.tsx';
import type { Written } from './written.ts';

interface BlocksProps {
  language: Language;
  written: Written;
  change: (changes: Partial<Written>) => void;
  isFixed: boolean;
  issue: NewsletterIssue;
  problem: string | undefined;
}

let made = 0;
/** Unique within an issue. */
const newId = () => `b${Date.now().toString(36)}-${(made += 1)}`;

/** The parts of an issue in their order: published documents, and words of its own between them. */
export function Blocks({ language, written, change, isFixed, issue, problem }: BlocksProps) {
  const say = useSay();
  const { blocks } = written;
  const [openId, setOpenId] = useState<string>();
  const [added, setAdded] = useState<Record<string, string>>({});
  const titles = { ...added, ...issue.titles };
  const open = blocks.find(
    (block): block is TextBlock => block.id === openId && block.kind === 'text',
  );
  const add = (block: IssueBlock, title?: string) => {
    if (title) setAdded((now) => ({ ...now, [block.id]: title }));
    if (block.kind === 'text') setOpenId(block.id);
    change({ blocks: [...blocks, block] });
  };
  const replace = (changed: TextBlock) =>
    change({ blocks: blocks.map((block) => (block.id === changed.id ? changed : block)) });
  return (
    <section className="form-stack" aria-labelledby="issue-blocks">
      <h2 id="issue-blocks">{say('Blocks', 'हिस्से')}</h2>
      {problem && <p className="field-problem">{problem}</p>}
      {blocks.length === 0 && (
        <p className="row-note">{say('Nothing to read yet.', 'अभी पढ़ने को कुछ नहीं\u202f।')}</p>
      )}
      <SortableList
        label={say('Blocks of the issue', 'अंक के हिस्से')}
        isDisabled={isFixed}
        rows={blocks.map((block) => ({
          id: block.id,
          label: labelOf(block, { titles, language, say }),
          content: (
            <BlockRow
              {...{ block, isFixed }}
              label={labelOf(block, { titles, language, say })}
              onOpen={() => setOpenId(block.id)}
              onRemove={() => change({ blocks: blocks.filter(({ id }) => id !== block.id) })}
            />
          ),
        }))}
        onSort={(ids) =>
          change({ blocks: ids.flatMap((id) => blocks.filter((block) => block.id === id)) })
        }
      />
      {open && <TextFields {...{ language, isFixed }} block={open} onChange={replace} />}
      {!isFixed && blocks.length < MAX_BLOCKS && <Adding add={add} />}
    </section>
  );
}

/** Adds a block at the end: something published, or words of one's own. */
function Adding({ add }: { add: (block: IssueBlock, title?: string) => void }) {
  const say = useSay();
  const addDocument = ({ collection, id: document, title }: Material) =>
    add({ id: newId(), kind: 'document', collection, document }, title);
  return (
    <>
      <MaterialField onChoose={addDocument} />
      <p className="act-row">
        <ActionButton
          kind="line"
          icon="plus"
          onClick={() => add({ id: newId(), kind: 'text', texts: {} })}
        >
          {say('Add words of your own', 'अपने शब्द जोड़ें')}
        </ActionButton>
      </p>
    </>
  );
}

interface LabelContext {
  titles: Record<string, string>;
  language: Language;
  say: ReturnType<typeof useSay>;
}

function labelOf(block: IssueBlock, { titles, language, say }: LabelContext): string {
  if (block.kind === 'document')
    return titles[block.id] ?? say('No longer published', 'अब प्रकाशित नहीं');
  const all = [block.texts[language], ...Object.values(block.texts)];
  const words = all.find((each) => each?.heading || each?.text);
  return words?.heading || words?.text.slice(0, 60) || say('Words of your own', 'अपने शब्द');
}

interface BlockRowProps {
  block: IssueBlock;
  label: string;
  isFixed: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function BlockRow({ block, label, isFixed, onOpen, onRemove }: BlockRowProps) {
  const say = useSay();
  const language = useConsoleLanguage();
  return (
    <div className="issue-block">
      <span className="issue-block-label" lang={languageOfScript(label, language)}>
        {label}
      </span>
      {block.kind === 'text' && (
        <ActionButton kind="quiet" onClick={onOpen}>
          {isFixed ? say('Show', 'देखें') : say('Write', 'लिखें')}
        </ActionButton>
      )}
      {!isFixed && (
        <button
          type="button"
          className="icon-button"
          aria-label={say(`Remove ${label}`, `${label} हटाएँ`)}
          onClick={onRemove}
        >
          <ConsoleIcon name="bin" />
        </button>
      )}
    </div>
  );
}
