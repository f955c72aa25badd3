import { createContext, useContext } from 'react';

/**
 * Runs what only a proven agent may do: where the server asks who is at the keyboard, a dialog does, and
 * afterwards it runs again. Undefined where that dialog was closed.
 */
export type ProofGuard = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** The frame provides the dialog; without it the work runs as it is. */
export const proofContext = createContext<ProofGuard>((work) => work());

export const useGuarded = (): ProofGuard => useContext(proofContext);
