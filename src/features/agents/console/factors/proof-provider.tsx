import type { ReactNode } from 'react';
import { proofContext } from '#ui/console/proof.ts';
import { useProof } from './use-proof.tsx';

/** Lets every screen ask who is at the keyboard. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const { guarded, dialog } = useProof();
  return (
    <proofContext.Provider value={guarded}>
      {children}
      {dialog}
    </proofContext.Provider>
  );
}
