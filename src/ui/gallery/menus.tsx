import { Button } from '../button.tsx';
import { Dropdown, DropdownButton, DropdownLink } from '../dropdown.tsx';
import { TextField } from '../field.tsx';
import { Icon } from '../icon.tsx';
import { ICON_NAMES } from '../icon-paths.ts';
import { Modal } from '../modal.tsx';
import { opensModal } from '../open-modal.ts';
import { Pager } from '../pager.tsx';
import { ShareLine } from '../share-line.tsx';
import { shareLinks } from '../share-links.ts';
import { Exhibit, Shelf } from './shelf.tsx';

/** Menus, the modal, the feet of pages, and every icon. */
export function Menus() {
  return (
    <>
      <Shelf name="Dropdown">
        <Dropdown group="gallery" label="Media Resources">
          <DropdownLink href="#top" aria-current="page">
            <Icon name="headphones" />
            Audios
          </DropdownLink>
          <DropdownLink href="#top">
            <Icon name="document" />
            Documents
          </DropdownLink>
        </Dropdown>
        <Dropdown group="gallery" label="Profile">
          <DropdownLink href="#top">Profile View</DropdownLink>
          <DropdownButton>Log Out</DropdownButton>
        </Dropdown>
        <Dropdown
          group="gallery"
          label={<span className="type-language type-label">अ</span>}
          spokenLabel="Language"
        >
          <DropdownLink href="#top" lang="ta">
            <span className="type-language">தமிழ்</span>
          </DropdownLink>
        </Dropdown>
      </Shelf>
      <Shelf name="Modal">
        <Button {...opensModal('gallery-modal')}>Join with me</Button>
        <Modal id="gallery-modal" title="Join with me" closeLabel="Close">
          <form className="fields">
            <TextField label="Name" />
            <TextField label="Email" type="email" problem="Email is required" />
            <TextField label="Phone" optional="optional" />
            <Button wide>Send</Button>
          </form>
        </Modal>
      </Shelf>
      <Shelf name="Pager and share">
        <Exhibit of="more to come" wide>
          <Pager olderHref="#top" olderLabel="Show older releases" count="Showing 5 of 48" />
        </Exhibit>
        <Exhibit of="plain links" wide>
          <ShareLine label="Share" links={shareLinks('https://example.org/news/1', 'A story')} />
        </Exhibit>
      </Shelf>
      <Shelf name="Icons">
        {ICON_NAMES.map((name) => (
          <Exhibit key={name} of={name}>
            <Icon name={name} />
          </Exhibit>
        ))}
      </Shelf>
    </>
  );
}
