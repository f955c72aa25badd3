import type { ComponentType } from 'react';

/** Asks for a new number and proves it; without a proof the number has an account of its own. */
export type VerifyPhoneType = ComponentType<{
  onProven: (mobile_number: string, verification: string | undefined) => void;
}>;
