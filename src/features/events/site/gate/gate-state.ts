import type { ReplyOf } from '#contract/endpoint.ts';
import type { openEventGate, syncEventGate } from '../../contract/gate.ts';

type Opened = ReplyOf<typeof openEventGate>['data'];
type Synced = ReplyOf<typeof syncEventGate>['data'];

export type Guest = Opened['people'][number];
export type Mark = Omit<Synced['marks'][number], 'isUndone'>;

/** The data on a volunteer's device: short names, and what was marked on it. */
export interface GateState {
  token: string;
  event: Opened['event'];
  people: Guest[];
  /** Marks that stand, as the server knows them. */
  marks: Mark[];
  turn: number;
  /** Marks and undoings that wait for the network. */
  waiting: { marks: Mark[]; undone: string[] };
}

/** The list as it was just opened; what waits for the network goes on waiting. */
export function opened(token: string, data: Opened, before?: GateState): GateState {
  const { event, people, marks, turn } = data;
  const waiting = before?.token === token ? before.waiting : { marks: [], undone: [] };
  return { token, event, people, marks: marks.map(asMark), turn, waiting };
}

const asMark = ({ id, reply, people, at }: Synced['marks'][number]): Mark => ({
  id,
  reply,
  people,
  at,
});

/** Adds a mark; somebody who is in already stays in by the first one. */
export function marked(state: GateState, mark: Mark): GateState {
  if (mark.reply !== null && marksNow(state).some(({ reply }) => reply === mark.reply))
    return state;
  const { marks, undone } = state.waiting;
  return { ...state, waiting: { marks: [...marks, mark], undone } };
}

export function unmarked(state: GateState, id: string): GateState {
  const { waiting } = state;
  // One that is on its way may have arrived, so it is always told too.
  const marks = waiting.marks.filter((mark) => mark.id !== id);
  return { ...state, waiting: { marks, undone: [...waiting.undone, id] } };
}

/** The state after the server took what was sent, and told what others did. */
export function synced(
  state: GateState,
  sent: GateState['waiting'],
  { marks, turn }: Synced,
): GateState {
  const changed = new Set(marks.map(({ id }) => id));
  const sentIds = new Set(sent.marks.map(({ id }) => id));
  return {
    ...state,
    turn,
    marks: [
      ...state.marks.filter(({ id }) => !changed.has(id)),
      ...marks.filter(({ isUndone }) => !isUndone).map(asMark),
    ],
    waiting: {
      marks: state.waiting.marks.filter(({ id }) => !sentIds.has(id)),
      undone: state.waiting.undone.filter((id) => !sent.undone.includes(id)),
    },
  };
}

/** The number of marks, and of undone ones, that wait for the network. */
export const waitingIn = ({ waiting: { marks, undone } }: GateState): number =>
  marks.length + undone.length;

/** All marks that stand, as this device knows by now. */
export function marksNow({ marks, waiting }: GateState): Mark[] {
  const taken = new Set(marks.map(({ id }) => id));
  const all = [...marks, ...waiting.marks.filter(({ id }) => !taken.has(id))];
  return all.filter(({ id }) => !waiting.undone.includes(id));
}

/** Guests whose name or code contains what was typed. */
export function guestsFor({ people }: GateState, typed: string): Guest[] {
  const wanted = typed.normalize('NFC').trim().toLowerCase();
  if (wanted === '') return people;
  return people.filter(
    ({ name, code }) =>
      name.toLowerCase().includes(wanted) || code.toLowerCase().startsWith(wanted),
  );
}
