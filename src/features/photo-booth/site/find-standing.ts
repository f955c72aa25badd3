import { call } from '#client/call.ts';
import { fetchContract } from './fetch-contract.ts';

/** Asks what the booth may do for whoever is logged in. */
export async function findStanding() {
  const { findBooth } = await fetchContract();
  return call(findBooth);
}
