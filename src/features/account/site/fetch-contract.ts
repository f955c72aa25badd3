/** The contract is fetched when the page wakes: it brings the checking library with it. */
export const fetchContract = () => import('../contract.ts');
