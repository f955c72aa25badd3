/** The contract is fetched when the page hydrates: it brings the validation library with it. */
export const fetchContract = () => import('../contract.ts');
