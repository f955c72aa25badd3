export interface Package {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

/** By their paths, as in a lock file. */
export type Packages = Record<string, Package>;

/**
 * Whether all that is locked is installed, and nothing in another version; the tools of checks and
 * tests only when they are wanted.
 */
export function isInstalled(wanted: { tools: boolean }): boolean;
export function fits(locked: Packages, installed: Packages, wanted: { tools: boolean }): boolean;
