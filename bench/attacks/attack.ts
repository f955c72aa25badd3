/** How an attack of `docs/attacks.md` went: its row, the figure that tells, and whether it was withstood. */
export interface Outcome {
  row: string;
  attack: string;
  figure: string;
  goal: string;
  isWithstood: boolean;
}

/** One attack, run on sites of its own. */
export type Attack = () => Promise<Outcome[]>;
