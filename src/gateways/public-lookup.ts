import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface ConnectionRule {
  /** For tests alone: also asks servers of this machine, at any port. */
  allowsLoopback?: boolean;
}

/** A host that is none of the public internet. */
export class NotPublic extends Error {
  readonly code = 'not-public';
}

/** The addresses of a name are looked at, and the connection is made to one of these and no other. */
export const publicLookup =
  (rule: ConnectionRule): LookupFunction =>
  (name, { all }, callback) =>
    lookup(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      const isOpen = found?.every(({ address }) => mayConnect(address, rule));
      if (error) callback(error, '', 0);
      else if (!first || !isOpen) callback(new NotPublic('Not public'), '', 0);
      else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    });

const isLoopback = (address: string) => address === '::1' || address.startsWith('127.');

/** Whether an address in figures may be connected to. */
export const mayConnect = (address: string, { allowsLoopback }: ConnectionRule): boolean =>
  isPublicAddress(address) || (allowsLoopback === true && isLoopback(address));
