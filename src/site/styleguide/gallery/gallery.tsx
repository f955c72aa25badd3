import './gallery.css';
import { SelectField } from '#ui/field.tsx';
import { FilterBar } from '#ui/filter-bar.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Buttons } from './buttons.tsx';
import { Colours } from './colours.tsx';
import { Fields } from './fields.tsx';
import { Menus } from './menus.tsx';
import { Messages } from './messages.tsx';
import { Scripts } from './scripts.tsx';
import { Type } from './type.tsx';

/** The style guide: every component in every state, in the page's own hue, mode and language. */
export function Gallery({ title = 'Components and their states' }: { title?: string }) {
  return (
    <div className="gallery" id="top">
      <PageHeader title={title} intro="For reporters. Use anything here; please name the source.">
        <FilterBar
          id="gallery-filters"
          search={{ name: 'q', label: 'Search', placeholder: 'Search press releases' }}
          filterLabel="Filter"
          closeLabel="Close"
          submitLabel="Search"
        >
          <SelectField label="Year" name="year">
            <option>2024</option>
          </SelectField>
          <SelectField label="Month" name="month">
            <option value="">All months</option>
          </SelectField>
        </FilterBar>
      </PageHeader>
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
