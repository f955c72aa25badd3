import { useEffect, useRef, useState } from 'react';
import {
  Autocomplete,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { useNavigate } from 'react-router';
import type { NavigationItem } from '#ui/console/console-area.ts';
import { ConsoleIcon } from '#ui/console/console-icon.tsx';
import { Dialog } from '#ui/console/dialog.tsx';
import { Keys } from '#ui/console/keys.tsx';
import { useSay, useSayText } from '#ui/console/say.tsx';
import { useFoundTitles } from './found-titles.ts';
import type { FoundTitle } from './found-titles.ts';
import { useNavigationItems } from './navigation-items.ts';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Ctrl K: go anywhere by typing a few letters, in English or Hindi: to a screen, or to a document by its title. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const say = useSay();
  const title = say('Search and go', 'खोजें और जाएँ');
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} shape="wide">
      <PaletteSearch label={title} onClose={onClose} />
    </Dialog>
  );
}

function PaletteSearch({ label, onClose }: { label: string; onClose: () => void }) {
  const say = useSay();
  const navigate = useNavigate();
  const items = useNavigationItems();
  const { contains } = useFilter({ sensitivity: 'base' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const { found, told } = useFoundTitles(typed);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const act = (key: string) => {
    const words = field.current?.value.trim() ?? '';
    go(key === SEARCH ? `/content?s=${encodeURIComponent(words)}` : key);
  };
  return (
    <Autocomplete filter={(text, input) => text.startsWith(ALWAYS) || contains(text, input)}>
      <SearchField aria-label={label} className="field" value={typed} onChange={setTyped}>
        <Input
          ref={field}
          className="input"
          placeholder={say('A place, a title, a word', 'जगह, शीर्षक या शब्द')}
        />
      </SearchField>
      <ListBox
        aria-label={label}
        className="menu palette-list"
        onAction={(key) => act(String(key))}
      >
        {typed.trim() !== '' && (
          <ListBoxItem id={SEARCH} className="menu-item" textValue={ALWAYS}>
            <ConsoleIcon name="search" />
            <span className="menu-item-label">
              {say('Search all content for this', 'इसे सारी सामग्री में खोजें')}
            </span>
          </ListBoxItem>
        )}
        {items.map((item) => (
          <PlaceRow key={item.to} item={item} />
        ))}
        {found.map((each) => (
          <TitleRow key={each.to} found={each} />
        ))}
      </ListBox>
      <p className="palette-told" role="status">
        {told}
      </p>
    </Autocomplete>
  );
}

function PlaceRow({ item: { to, label, icon, key } }: { item: NavigationItem }) {
  const sayText = useSayText();
  return (
    <ListBoxItem id={to} className="menu-item" textValue={label.join(' ')}>
      <ConsoleIcon name={icon} />
      <span className="menu-item-label">{sayText(label)}</span>
      {key && <Keys keys={`G ${key}`} />}
    </ListBoxItem>
  );
}

function TitleRow({ found: { to, title, kind } }: { found: FoundTitle }) {
  return (
    <ListBoxItem id={to} className="menu-item" textValue={`${ALWAYS}${title}`}>
      <ConsoleIcon name="document" />
      <span className="menu-item-label">{title}</span>
      <span className="row-note">{kind}</span>
    </ListBoxItem>
  );
}

/**
 * The row that searches. Neither its id nor its words tell what is typed: a list throws where the id of a row changes,
 * and draws other words of the same row late.
 */
const SEARCH = 'search';

/** Begins the text of a row that every search shows. */
const ALWAYS = '\u200b';
