import { describe, expect, it } from 'vitest';
import { heldKinds, nextChange, silenceBefore, whenMayGoOut } from './when-may-go-out.ts';
import type { Silence } from './when-may-go-out.ts';

const at = (text: string) => new Date(`2026-${text}+05:30`);
const silence = (constituency: string, closes: string, more: Partial<Silence> = {}): Silence => ({
  constituency,
  ...silenceBefore(at(closes)),
  isLifted: false,
  lifted: [],
  ...more,
});

/** Two phases: the first silence ends inside the second. */
const phases = [
  silence('Neeravan', '04-20T18:00:00'),
  silence('Tesh Ghat', '04-21T17:00:00'),
  silence('Uplands', '06-01T18:00:00'),
];
const before = at('04-18T17:59:59');
const during = at('04-19T09:00:00');
const afterFirst = at('04-20T20:00:00');

describe.each(heldKinds)('a %s', (kind) => {
  it('goes out at once before and after, and waits for the close of the last poll in between', () => {
    const when = (moment: Date, constituency?: string) =>
      whenMayGoOut(phases, { kind, at: moment, constituency });
    expect(when(before)).toEqual(before);
    expect(when(at('04-18T18:00:00'))).toEqual(at('04-21T17:00:00'));
    expect(when(during)).toEqual(at('04-21T17:00:00'));
    expect(when(at('04-21T17:00:00'))).toEqual(at('04-21T17:00:00'));
    expect(when(during, ' neeravan')).toEqual(at('04-20T18:00:00'));
    expect(when(afterFirst, 'NEERAVAN')).toEqual(afterFirst);
    expect(when(afterFirst, 'Tesh  Ghat')).toEqual(at('04-21T17:00:00'));
    expect(when(during, 'Uplands')).toEqual(during);
    expect(when(during, 'Neerawan')).toEqual(at('04-21T17:00:00'));
  });

  it('passes where it was let out, or the silence was lifted', () => {
    const lifted = [{ kind, item: 'a' }];
    const open = phases.map((each) => ({ ...each, lifted }));
    expect(whenMayGoOut(open, { kind, at: during, item: 'a' })).toEqual(during);
    expect(whenMayGoOut(open, { kind, at: during, item: 'b' })).not.toEqual(during);
    const other = heldKinds.find((each) => each !== kind) ?? kind;
    expect(whenMayGoOut(open, { kind: other, at: during, item: 'a' })).not.toEqual(during);
    const [first, ...rest] = phases.map((each, index) => ({ ...each, isLifted: index === 0 }));
    expect(whenMayGoOut(first ? [first] : [], { kind, at: during })).toEqual(during);
    expect(whenMayGoOut(first ? [first, ...rest] : [], { kind, at: during })).toEqual(
      whenMayGoOut(rest, { kind, at: during }),
    );
  });
});

it('a cached page is made anew at the next beginning or end', () => {
  expect(nextChange(phases, during)).toEqual(at('04-19T17:00:00'));
  expect(nextChange(phases, at('06-01T18:00:00'))).toBeUndefined();
});
