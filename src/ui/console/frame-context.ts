import { createContext, useContext } from 'react';

/** The parts of the frame that a screen shows on a phone, where there is no rail. */
interface FrameParts {
  /** The first letter of the campaign's name. */
  letter: string;
  openPalette: () => void;
}

export const frameContext = createContext<FrameParts | undefined>(undefined);

/** Undefined where nobody is logged in. */
export const useFrame = (): FrameParts | undefined => useContext(frameContext);
