import { Button, ButtonLink } from '../button.tsx';
import { Chip, ChipNone } from '../chip.tsx';
import { Link } from '../link.tsx';
import { Exhibit, Shelf } from './shelf.tsx';

/** Buttons, links and chips in every state. */
export function Buttons() {
  return (
    <>
      <PrimaryButton />
      <OtherKinds />
      <OnTheDado />
      <Chips />
    </>
  );
}

function PrimaryButton() {
  return (
    <Shelf name="Button">
      <Exhibit of="default">
        <Button>Send the code</Button>
      </Exhibit>
      <Exhibit of="hover: the dado rises">
        <Button className="button-raised">Send the code</Button>
      </Exhibit>
      <Exhibit of="focus">
        <Button className="focused">Send the code</Button>
      </Exhibit>
      <Exhibit of="pressed">
        <Button className="button-pressed">Send the code</Button>
      </Exhibit>
      <Exhibit of="disabled">
        <Button disabled reason="Type ten digits first">
          Send the code
        </Button>
      </Exhibit>
      <Exhibit of="busy: paint fills left to right">
        <Button busy>Sending</Button>
      </Exhibit>
      <Exhibit of="small">
        <ButtonLink small href="#top">
          Register
        </ButtonLink>
      </Exhibit>
    </Shelf>
  );
}

function OtherKinds() {
  return (
    <Shelf name="Second and third">
      <Exhibit of="line">
        <Button kind="line">Log In</Button>
      </Exhibit>
      <Exhibit of="line, hover">
        <Button kind="line" className="button-raised">
          Log In
        </Button>
      </Exhibit>
      <Exhibit of="line, focus">
        <Button kind="line" className="focused">
          Log In
        </Button>
      </Exhibit>
      <Exhibit of="spark, one per view">
        <Button kind="spark">Join the campaign</Button>
      </Exhibit>
      <Exhibit of="spark, hover">
        <Button kind="spark" className="button-raised">
          Join the campaign
        </Button>
      </Exhibit>
      <Exhibit of="link">
        <Link arrow href="#top">
          All news
        </Link>
      </Exhibit>
      <Exhibit of="link, hover">
        <Link arrow href="#top" className="link-raised">
          All news
        </Link>
      </Exhibit>
      <Exhibit of="link, focus">
        <Link arrow href="#top" className="focused">
          All news
        </Link>
      </Exhibit>
      <Exhibit of="leads elsewhere">
        <Link external href="https://example.org">
          The report
        </Link>
      </Exhibit>
    </Shelf>
  );
}

function OnTheDado() {
  return (
    <Shelf name="On the dado">
      <div className="gallery-dado dado on-dado">
        <Button kind="spark">Join the campaign</Button>
        <Button kind="line">What has been done</Button>
        <Button kind="line" className="focused">
          What has been done
        </Button>
        <Button kind="wall">Filter</Button>
        <Link external spark href="https://example.org">
          Make Donation
        </Link>
      </div>
    </Shelf>
  );
}

function Chips() {
  return (
    <Shelf name="Chip">
      <Exhibit of="off">
        <Chip href="#top">Health</Chip>
      </Exhibit>
      <Exhibit of="on">
        <Chip on href="#top" aria-label="Remove the filter Health">
          Health
        </Chip>
      </Exhibit>
      <Exhibit of="focus">
        <Chip href="#top" className="focused">
          Health
        </Chip>
      </Exhibit>
      <Exhibit of="none left">
        <ChipNone>Health</ChipNone>
      </Exhibit>
    </Shelf>
  );
}
