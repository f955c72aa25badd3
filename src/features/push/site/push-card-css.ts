/** The look of the card, which loads with it: pages that do not show it do without. */
export const cardCss = `
.push-card { border-block-start: 1px solid var(--rule); background: var(--paper); }
.push-card-inside { display: grid; gap: var(--space-16); padding-block: var(--space-32); }
.push-card h2 { margin: 0; font-size: 1.5rem; }
.push-card p { margin: 0; max-inline-size: 44rem; }
.push-card-topics { display: flex; flex-wrap: wrap; gap: 0 var(--space-24); margin: 0; padding: 0; border: 0; }
.push-card-topics legend { padding: 0; font-weight: var(--bold); }
.push-card-topic { display: flex; gap: var(--space-12); align-items: center; min-block-size: var(--target); }
.push-card-buttons { display: flex; flex-wrap: wrap; gap: var(--space-16); align-items: center; }
.push-card-status:empty { display: none; }
@media print { .push-card { display: none; } }
`;
