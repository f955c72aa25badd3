/**
 * Draws the winners of a quiz draw once more from what the site has published:
 * `node scripts/check-draw.ts https://campaign.example ID`. The exit code is 0 when the draw holds.
 */
import { sealOf, winnersOf } from '#features/quiz/contract/draw-winners.ts';

const [site, id] = process.argv.slice(2);
if (!site || !id) {
  console.error('Name the site and the id of the draw');
  process.exit(2);
}

const answer = await fetch(new URL(`/api/quiz-draw/get?id=${encodeURIComponent(id)}`, site));
const { data } = await answer.json();
if (!data?.seed) {
  console.error(data ? 'This draw is not drawn yet' : 'There is no such draw');
  process.exit(1);
}
const winners = await winnersOf(data.seed, data.tickets, data.prizes);
const hasSeal = (await sealOf(data.seed)) === data.seedHash;
const isSame = winners.join(' ') === data.winners.join(' ');
console.log(`The seed ${hasSeal ? 'has' : 'does not have'} the seal that was published.`);
console.log(`Of ${data.tickets.length} tickets it draws:\n${winners.join('\n')}`);
console.log(isSame ? 'The site says the same.' : 'The site says something else.');
process.exitCode = hasSeal && isSame ? 0 : 1;
