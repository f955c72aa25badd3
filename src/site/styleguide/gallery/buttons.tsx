import { Button, ButtonLink } from '#ui/button.tsx';
import type { ButtonKind } from '#ui/button.tsx';
import { Chip, ChipNone } from '#ui/chip.tsx';
import { Link } from '#ui/link.tsx';
import { Exhibit, Shelf } from './shelf.tsx';

const onTheWall: [kind: ButtonKind, label: string, doing: string][] = [
  ['primary', 'Send the code', 'Sending'],
  ['line', 'Log In', 'Logging in'],
  ['spark', 'Join the campaign', 'Joining'],
];

const onTheDado: [kind: ButtonKind, label: string][] = [
  ['spark', 'Join the campaign'],
  ['line', 'What has been done'],
  ['wall', 'Filter'],
];

/** Buttons, links and chips in every state. */
export function Buttons() {
  return (
    <>
      {onTheWall.map(([kind, label, doing]) => (
        <Shelf key={kind} name={`Button, ${kind}`}>
          <ButtonStates kind={kind} label={label} doing={doing} />
        </Shelf>
      ))}
      <Links />
      <OnTheDado />
      <Chips />
    </>
  );
}

function ButtonStates({ kind, label, doing }: { kind: ButtonKind; label: string; doing: string }) {
  return (
    <>
      <Exhibit of="default">
        <Button kind={kind}>{label}</Button>
      </Exhibit>
      <Exhibit of="hover: the dado rises">
        <Button kind={kind} className="button-raised">
          {label}
        </Button>
      </Exhibit>
      <Exhibit of="focus">
        <Button kind={kind} className="focused">
          {label}
        </Button>
      </Exhibit>
      <Exhibit of="pressed">
        <Button kind={kind} className="button-pressed">
          {label}
        </Button>
      </Exhibit>
      <Exhibit of="disabled">
        <Button kind={kind} disabled reason="Type ten digits first">
          {label}
        </Button>
      </Exhibit>
      <Exhibit of="busy: paint fills left to right">
        <Button kind={kind} busy>
          {doing}
        </Button>
      </Exhibit>
      <Exhibit of="small">
        <ButtonLink small kind={kind} href="#top">
          {label}
        </ButtonLink>
      </Exhibit>
    </>
  );
}

function Links() {
  return (
    <Shelf name="Link">
      <Exhibit of="default">
        <Link arrow href="#top">
          All news
        </Link>
      </Exhibit>
      <Exhibit of="hover">
        <Link arrow href="#top" className="link-raised">
          All news
        </Link>
      </Exhibit>
      <Exhibit of="focus">
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
    <Shelf name="Buttons on the dado">
      <div className="gallery-dado dado on-dado">
        {onTheDado.map(([kind, label]) => (
          <ButtonStates key={kind} kind={kind} label={label} doing="Working" />
        ))}
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
