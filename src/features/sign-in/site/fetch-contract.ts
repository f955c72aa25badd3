/** The contract is fetched when somebody begins to type: it brings the validation library with it. */
export const fetchContract = () => import('../contract.ts');
