import { Mark, Signature } from '#ui/mark.tsx';
import { Milestone } from '#ui/milestone.tsx';
import { Picture } from '#ui/picture.tsx';
import { Exhibit, Shelf } from './shelf.tsx';

const NO_PHOTOGRAPH = {
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  width: 300,
  height: 200,
  alt: '',
  placeholder: '#baeaef',
  sources: [],
};

/** Typography: the roles, the mark, the year milestone. */
export function Type() {
  return (
    <>
      <Shelf name="Type">
        <div className="gallery-roles">
          <p className="type-strip">Strip 15</p>
          <p className="type-meta">Meta 16 and 17, ₹1.46 lakh, 1,46,000</p>
          <p>Body 17 and 18. A clinic, a school, a bus and a straight answer.</p>
          <p className="type-lede">Lede 19 to 25. All within walking distance.</p>
          <h3>Heading three, 680</h3>
          <p className="type-lead">Lead story, Zoë @ Neeravan</p>
          <h2>Heading of a section</h2>
          <p className="type-outlet">The condensed outlet</p>
        </div>
      </Shelf>
      <Shelf name="Mark and milestone">
        <Exhibit of="mark">
          <Mark letter="A" />
        </Exhibit>
        <Exhibit of="large">
          <Mark letter="A" large />
        </Exhibit>
        <Exhibit of="signature">
          <Signature letter="A" name="Avani Sohane" place="Neeravan" />
        </Exhibit>
        <Exhibit of="wall">
          <Milestone figure="24" />
        </Exhibit>
        <Exhibit of="plain">
          <Milestone tone="plain">Day 3</Milestone>
        </Exhibit>
        <Exhibit of="spark">
          <Milestone tone="spark">Today</Milestone>
        </Exhibit>
        <Exhibit of="off">
          <Milestone tone="off">Day 5</Milestone>
        </Exhibit>
        <Exhibit of="picture, not arrived" wide>
          <Picture image={NO_PHOTOGRAPH} sizes="300px" />
        </Exhibit>
      </Shelf>
    </>
  );
}
