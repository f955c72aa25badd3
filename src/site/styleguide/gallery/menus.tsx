import { Button } from '#ui/button.tsx';
import { Dropdown, DropdownButton, DropdownLink } from '#ui/dropdown.tsx';
import { TextField } from '#ui/field.tsx';
import { ICON_NAMES } from '#ui/icon-paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { opensModal } from '#ui/open-modal.ts';
import { Pager } from '#ui/pager.tsx';
import { ShareLine } from '#ui/share-line.tsx';
import { shareLinks } from '#ui/share-links.ts';
import { Exhibit, Shelf } from './shelf.tsx';

/** Menus, the modal, the feet of pages, and every icon. */
export function Menus() {
  return (
    <>
      <Dropdowns />
      <Modals />
      <Shelf name="Pager and share">
        <Exhibit of="more to come" wide>
          <Pager olderHref="#top" olderLabel="Show older releases" count="Showing 5 of 48" />
        </Exhibit>
        <Exhibit of="in the middle" wide>
          <Pager
            olderHref="#top"
            olderLabel="Show older releases"
            newerHref="#top"
            newerLabel="Show newer releases"
            count="Showing 13 to 24 of 48"
          />
        </Exhibit>
        <Exhibit of="at the end" wide>
          <Pager newerHref="#top" newerLabel="Show newer releases" olderLabel="" count="48 of 48" />
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

function Dropdowns() {
  return (
    <Shelf name="Dropdown">
      <Exhibit of="closed">
        <Dropdown group="gallery" label="Profile">
          <DropdownLink href="#top">Profile View</DropdownLink>
          <DropdownButton>Log Out</DropdownButton>
        </Dropdown>
      </Exhibit>
      <Exhibit of="a sign for a label">
        <Dropdown
          group="gallery"
          label={<span className="type-language type-label">अ</span>}
          spokenLabel="Language"
        >
          <DropdownLink href="#top" lang="ta">
            <span className="type-language">தமிழ்</span>
          </DropdownLink>
        </Dropdown>
      </Exhibit>
      <Exhibit of="open; the page's own, one in focus, a button">
        <div className="gallery-unrolled">
          <Dropdown open group="gallery-open" label="Media Resources">
            <DropdownLink href="#top" aria-current="page">
              <Icon name="headphones" />
              Audios
            </DropdownLink>
            <DropdownLink href="#top" className="focused">
              <Icon name="document" />
              Documents
            </DropdownLink>
            <DropdownButton>Log Out</DropdownButton>
          </Dropdown>
        </div>
      </Exhibit>
    </Shelf>
  );
}

function Modals() {
  return (
    <Shelf name="Modal">
      <Button {...opensModal('gallery-modal')}>Join with me</Button>
      <Modal id="gallery-modal" title="Join with me" closeLabel="Close">
        <JoinFields />
      </Modal>
      <div className="gallery-stage">
        <Modal open id="gallery-modal-open" title="Join with me" closeLabel="Close">
          <JoinFields />
        </Modal>
      </div>
    </Shelf>
  );
}

function JoinFields() {
  return (
    <form className="fields">
      <TextField label="Name" />
      <TextField label="Email" type="email" problem="Email is required" />
      <TextField label="Phone" optional="optional" />
      <Button wide>Send</Button>
    </form>
  );
}
