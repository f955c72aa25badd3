import { call } from '#client/call.ts';
import { fetchContract } from './fetch-contract.ts';

/** Asks what the booth may do for whoever is logged in. */
export async function findBoothStatus() {
  const { findBooth } = await fetchContract();
  return call(findBooth);
}
