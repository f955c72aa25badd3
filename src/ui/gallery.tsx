import './styles/gallery.css';
import { SelectField } from './field.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Buttons } from './gallery/buttons.tsx';
import { Colours } from './gallery/colours.tsx';
import { Fields } from './gallery/fields.tsx';
import { Menus } from './gallery/menus.tsx';
import { Messages } from './gallery/messages.tsx';
import { Scripts } from './gallery/scripts.tsx';
import { Type } from './gallery/type.tsx';
import { TitleWall } from './title-wall.tsx';

/** The style guide: every component in every state, in the page's own hue, mode and language. */
export function Gallery({ title = 'Components and their states' }: { title?: string }) {
  return (
    <div className="gallery" id="top">
      <TitleWall title={title} intro="For reporters. Use anything here; please name the source.">
        <FilterBar
          id="gallery-filters"
          search={{ name: 'q', label: 'Search', placeholder: 'Search press releases' }}
          filterLabel="Filter"
          submitLabel="Search"
        >
          <SelectField label="Year" name="year">
            <option>2024</option>
          </SelectField>
          <SelectField label="Month" name="month">
            <option value="">All months</option>
          </SelectField>
        </FilterBar>
      </TitleWall>
      <div className="container section">
        <Buttons />
        <Fields />
        <Messages />
        <Menus />
        <Type />
        <Scripts />
        <Colours />
      </div>
    </div>
  );
}
